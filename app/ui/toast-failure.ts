import { sentenceOf } from "../problem.ts"
import { toastError } from "./toast.ts"

/** For an action of a list: why it did not work. */
export function toastFailure(error: unknown) {
  return toastError(sentenceOf(error))
}
