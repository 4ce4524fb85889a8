import { z } from "zod"
import { fieldError, type Field } from "./checks.ts"
import { sortsOf } from "./sorts.ts"
import {
  cleanLine,
  cleanLines,
  cleanWord,
  hasAtMost,
  largestCharacter,
  visible,
  withAsciiDomain,
} from "./text.ts"

// PostgreSQL cannot store NUL; UTF-8 cannot encode a lone surrogate.
const oneLine = /^[^\p{Cc}\p{Cs}]*$/u
const manyLines = /^(?:[^\p{Cc}\p{Cs}]|[\t\r\n])*$/u

export function required(field: Field, max: number) {
  return withMaxLength(max, field, words(field, cleanLine, oneLine))
}

export function requiredLines(field: Field, max: number) {
  return withMaxLength(max, field, words(field, cleanLines, manyLines))
}

export function optionalLine(field: Field, max: number) {
  return withMaxLength(max, field, storable(field, cleanLine, oneLine))
}

export function optionalLines(field: Field, max: number) {
  return withMaxLength(max, field, storable(field, cleanLines, manyLines))
}

/** Turns text without visible characters into an empty string. */
function storable(field: Field, clean: (text: string) => string, pattern: RegExp) {
  const error = fieldError("unstorable", field)
  return z
    .string({ error })
    .overwrite(clean)
    .regex(pattern, error)
    .overwrite((text) => (visible.test(text) ? text : ""))
}

function words(field: Field, clean: (text: string) => string, storable: RegExp) {
  return z
    .string({ error: fieldError("required", field) })
    .overwrite(clean)
    .min(1, fieldError("required", field))
    .regex(visible, fieldError("required", field))
    .regex(storable, fieldError("unstorable", field))
}

export function withMaxLength(max: number, field: Field, text: z.ZodString) {
  return text
    .refine((value) => hasAtMost(max, value), fieldError("tooLong", field, max))
    .meta({ maxLength: max * largestCharacter, description: `At most ${max} grapheme clusters` })
}

export const Ignored = z.unknown().optional().meta({ description: "Accepted and not read." })

// RFC 9562 §4: reads either case; lower case as the database returns it, so that ids can be compared
export const Id = z.uuid({ error: fieldError("notAnId", "id") }).toLowerCase()

/** Accepts what browsers accept in `type="email"`, and internationalized domains. */
export const Email = z
  .string({ error: fieldError("required", "email") })
  .overwrite(cleanWord)
  .overwrite(withAsciiDomain)
  .toLowerCase()
  .min(1, fieldError("required", "email"))
  .max(254, fieldError("tooLong", "email", 254))
  .regex(z.regexes.html5Email, fieldError("notAnEmail", "email"))
export type Email = z.infer<typeof Email>

/** In BDT; the limits of the card provider are checked separately. */
export const lowestPrice = 0.01
export const highestPrice = 10_000_000

/** `least` and `most` are in BDT. */
export function price(field: Field, least: number, most = highestPrice) {
  return z
    .number({
      error: ({ input }) =>
        isMissing(input) ? fieldError("required", field) : fieldError("notANumber", field),
    })
    .min(least, least > 0 ? fieldError("notPositive", field) : fieldError("negative", field))
    .max(most, fieldError("tooHigh", field, most))
    .multipleOf(0.01, fieldError("tooManyDecimals", field))
}

function isMissing(input: unknown) {
  return input === undefined || input === null || Number.isNaN(input)
}

export const Phone = z
  .string({ error: fieldError("required", "phoneNumber") })
  .overwrite(cleanWord)
  .min(1, fieldError("required", "phoneNumber"))
  .regex(/^\+?\d{6,15}$/, fieldError("notAPhoneNumber", "phoneNumber"))

export const OptionalPhone = z
  .string({ error: fieldError("required", "phoneNumber") })
  .overwrite(cleanWord)
  .regex(/^(?:\+?\d{6,15})?$/, fieldError("notAPhoneNumber", "phoneNumber"))

export const defaultPageSize = 60
export const maxPageSize = 100

/** Filter words of a list, normalized to NFC like stored names. */
export const ListWords = z.string().trim().normalize().max(200)

/** Newest first. Keyset pagination: the row that `cursor` names need not exist any more. */
export const Page = z.object({
  limit: z.coerce
    .number({ error: fieldError("notAPageSize", "limit") })
    .int()
    .min(1)
    .max(maxPageSize)
    .default(defaultPageSize),
  cursor: Id.optional(),
})
export type Page = z.infer<typeof Page>

export function sortablePage<const Column extends string>(columns: readonly Column[]) {
  return z.object({
    limit: Page.shape.limit,
    sort: z.enum(sortsOf(columns)).optional(),
    cursor: z.string().max(1_000).optional(),
  })
}

export const Acknowledged = z.object({ acknowledged: z.literal(true) }).meta({ id: "Acknowledged" })
export const Inserted = z.object({ acknowledged: z.literal(true), insertedId: Id }).meta({ id: "Inserted" })
export const Modified = z.object({ modifiedCount: z.int() }).meta({ id: "Modified" })
export const Deleted = z.object({ deletedCount: z.int() }).meta({ id: "Deleted" })
export type Deleted = z.infer<typeof Deleted>
