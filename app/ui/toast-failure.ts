import { sentenceOf } from "../problem.ts"
import { toastError } from "./toast.ts"

export function toastFailure(error: unknown) {
  return toastError(sentenceOf(error))
}
