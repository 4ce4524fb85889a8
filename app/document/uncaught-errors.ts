import { sentenceOf } from "../data/problem.ts"
import { toastError } from "../ui/toast.ts"

export function reportUncaughtErrors() {
  addEventListener("unhandledrejection", ({ reason }) => toastUnlessHarmless(reason))
  // without an error object it is a browser notice, such as of a ResizeObserver loop
  addEventListener("error", ({ error }) => error && toastUnlessHarmless(error))
}

const recovered = new WeakSet<Error>()

/** Marks a hydration mismatch, for example after an extension changed the HTML, as harmless. */
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
