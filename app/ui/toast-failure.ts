import { sentenceOf } from "../data/problem.ts"
import { toastError } from "./toast.ts"

export function toastFailure(error: unknown) {
  return toastError(sentenceOf(error))
}
