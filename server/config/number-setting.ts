import { z } from "zod"

export function number(what: string, least: number, most: number, unset: number) {
  const error = `must be ${what} from ${least} to ${most}`
  // `Number` would accept "0x10" and "1e3"
  const digits = z
    .string()
    .regex(/^\d{1,10}$/, error)
    .transform(Number)
  return digits.pipe(z.number().min(least, error).max(most, error)).default(unset)
}
