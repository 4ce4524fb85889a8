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

// PostgreSQL cannot store NUL, UTF-8 cannot carry a lone surrogate.
const oneLine = /^[^\p{Cc}\p{Cs}]*$/u
const manyLines = /^(?:[^\p{Cc}\p{Cs}]|[\t\r\n])*$/u

/** A line of text that must be there. */
export function required(field: Field, max: number) {
  return withMaxLength(max, field, words(field, cleanLine, oneLine))
}

/** Like {@link required}, with line breaks allowed. */
export function requiredLines(field: Field, max: number) {
  return withMaxLength(max, field, words(field, cleanLines, manyLines))
}

function words(field: Field, clean: (text: string) => string, storable: RegExp) {
  return z
    .string({ error: fieldError("required", field) })
    .overwrite(clean)
    .min(1, fieldError("required", field))
    .regex(visible, fieldError("required", field))
    .regex(storable, fieldError("unstorable", field))
}

/** With at most so many characters that people see. JSON Schema counts code points, of which one may have several. */
export function withMaxLength(max: number, field: Field, text: z.ZodString) {
  return text
    .refine((value) => hasAtMost(max, value), fieldError("tooLong", field, max))
    .meta({ maxLength: max * largestCharacter, description: `At most ${max} grapheme clusters` })
}

/** Something sent because spec §7 shows it, and never read: the server knows better. */
export const Ignored = z.unknown().optional().meta({ description: "Accepted and not read." })

// RFC 9562 §4: either case is read; as the database writes them, so that two can be compared
export const Id = z.uuid({ error: fieldError("notAnId", "id") }).toLowerCase()

/** Whatever a browser's own field for an address lets through, and the same with an international domain. */
export const Email = z
  .string({ error: fieldError("required", "email") })
  .overwrite(cleanWord)
  .overwrite(withAsciiDomain)
  .toLowerCase()
  .min(1, fieldError("required", "email"))
  .max(254, fieldError("tooLong", "email", 254))
  .regex(z.regexes.html5Email, fieldError("notAnEmail", "email"))
export type Email = z.infer<typeof Email>

/** The lowest and the highest selling price of a product, in BDT, before what the card provider takes. */
export const lowestPrice = 0.01
export const highestPrice = 10_000_000

/** A price in BDT with at most two decimals; `least` is the lowest one allowed. */
export function price(field: Field, least: number) {
  return z
    .number({
      error: ({ input }) =>
        isMissing(input) ? fieldError("required", field) : fieldError("notANumber", field),
    })
    .min(least, least > 0 ? fieldError("notPositive", field) : fieldError("negative", field))
    .max(highestPrice, fieldError("tooHigh", field, highestPrice))
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

/** How many rows a page of a list has, unless the caller says otherwise, and at most. */
export const defaultPageSize = 60
export const maxPageSize = 100

/** A page of a list that runs newest first, and begins with the row that `cursor` names, or would be in its place. */
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

/** A page of a list that can be sorted by these columns; without `sort` like {@link Page}. */
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
