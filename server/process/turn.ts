import { minute } from "./durations.ts"

/** Whether a turn of the clock has taken long enough, or the process stops: what is left then, the next turn does. */
export function turnUntil(stopping?: AbortSignal) {
  const until = Date.now() + minute
  return () => stopping?.aborted === true || Date.now() > until
}
