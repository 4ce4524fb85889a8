import type { Logger } from "pino"

/** Of what callers can have us write, so many lines of a kind in so many milliseconds. */
const mostLines = 10
const pause = 10_000

type Window = { lines: Map<string, number>; more: Map<string, number> }

const windows = new WeakMap<Logger, Window>()

/** Whether one more line of this kind may be written. What may not is counted, and the counts are one line. */
export function isWithinBudget(log: Logger, kind: string) {
  const { lines, more } = windows.get(log) ?? opened(log)
  const written = lines.get(kind) ?? 0
  if (written < mostLines) lines.set(kind, written + 1)
  else more.set(kind, (more.get(kind) ?? 0) + 1)
  return written < mostLines
}

function opened(log: Logger) {
  const window: Window = { lines: new Map(), more: new Map() }
  windows.set(log, window)
  setTimeout(close, pause).unref()
  return window

  function close() {
    windows.delete(log)
    if (window.more.size > 0) log.info({ more: Object.fromEntries(window.more) }, "lines left out")
  }
}
