import { minute } from "./durations.ts"

/** Returns a predicate: whether a minute has passed, or the process stops. The next run does what is left. */
export function startTimeLimit(stopping?: AbortSignal) {
  const until = Date.now() + minute
  return () => stopping?.aborted === true || Date.now() > until
}
