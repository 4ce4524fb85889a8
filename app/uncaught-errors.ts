import { sentenceOf } from "./problem.ts"
import { toastError } from "./ui/toast.ts"

/** The one place that tells a person of what no handler of ours caught; the console is told by the browser. */
export function tellUncaught() {
  addEventListener("unhandledrejection", ({ reason }) => say(reason))
  // without an error it is a notice of the browser's
  addEventListener("error", ({ error }) => error && say(error))
}

const recovered = new WeakSet<Error>()

/** React has built the page anew, where an extension had changed it: nothing that anyone did has failed. */
export function onRecoverableError(error: unknown) {
  if (error instanceof Error) recovered.add(error)
  reportError(error)
}

function say(error: unknown) {
  if (!(error instanceof Error && isHarmless(error))) toastError(sentenceOf(error))
}

function isHarmless(error: Error) {
  // a view transition that is skipped, in a tab that is hidden for example, has only not moved
  return recovered.has(error) || error.name === "AbortError" || /transition/i.test(error.message)
}
