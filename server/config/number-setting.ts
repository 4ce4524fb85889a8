import { z } from "zod"

/** A setting that is a whole number; `what` names it in the sentence about a wrong one. */
export function number(what: string, least: number, most: number, unset: number) {
  const error = `must be ${what} from ${least} to ${most}`
  // "0x10" and "1e3" are numbers to JavaScript, and mistakes here
  const digits = z
    .string()
    .regex(/^\d{1,10}$/, error)
    .transform(Number)
  return digits.pipe(z.number().min(least, error).max(most, error)).default(unset)
}
