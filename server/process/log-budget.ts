import type { Logger } from "pino"

const maxLines = 10
const windowMs = 10_000

type Window = { lines: Map<string, number>; more: Map<string, number> }

const windows = new WeakMap<Logger, Window>()

/** Counts a line of this kind; suppressed lines are summed up in one line per window. */
export function isWithinBudget(log: Logger, kind: string) {
  const { lines, more } = windows.get(log) ?? openWindow(log)
  const written = lines.get(kind) ?? 0
  if (written < maxLines) lines.set(kind, written + 1)
  else more.set(kind, (more.get(kind) ?? 0) + 1)
  return written < maxLines
}

function openWindow(log: Logger) {
  const window: Window = { lines: new Map(), more: new Map() }
  windows.set(log, window)
  setTimeout(close, windowMs).unref()
  return window

  function close() {
    windows.delete(log)
    if (window.more.size > 0) log.info({ more: Object.fromEntries(window.more) }, "lines left out")
  }
}
