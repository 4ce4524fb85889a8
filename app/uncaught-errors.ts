import { sentenceOf } from "./problem.ts"
import { toastError } from "./ui/toast.ts"

/** Shows a toast for each uncaught error; the browser writes it to the console. */
export function reportUncaughtErrors() {
  addEventListener("unhandledrejection", ({ reason }) => toastUnlessHarmless(reason))
  // without an error it is a browser notice, like of a ResizeObserver loop
  addEventListener("error", ({ error }) => error && toastUnlessHarmless(error))
}

const recovered = new WeakSet<Error>()

/** A hydration mismatch, for example where an extension changed the HTML: nothing that a person did has failed. */
export function onRecoverableError(error: unknown) {
  if (error instanceof Error) recovered.add(error)
  reportError(error)
}

function toastUnlessHarmless(error: unknown) {
  if (!(error instanceof Error && isHarmless(error))) toastError(sentenceOf(error))
}

function isHarmless(error: Error) {
  // a skipped view transition, for example in a hidden tab
  return recovered.has(error) || error.name === "AbortError" || /transition/i.test(error.message)
}
