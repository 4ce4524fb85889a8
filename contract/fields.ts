import { z } from "zod"
import { bdt } from "./money.ts"
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

/** A line of text that must be there; `label` is what its form calls it (spec §5). */
export function required(label: string, max: number) {
  return atMost(max, label, words(label, cleanLine, oneLine))
}

/** Like {@link required}, with line breaks allowed. */
export function requiredLines(label: string, max: number) {
  return atMost(max, label, words(label, cleanLines, manyLines))
}

function words(label: string, clean: (text: string) => string, storable: RegExp) {
  return z
    .string({ error: `${label} is required` })
    .overwrite(clean)
    .min(1, `${label} is required`)
    .regex(visible, `${label} is required`)
    .regex(storable, `${label} contains a character that cannot be stored`)
}

/** With at most so many characters that people see. JSON Schema counts code points, of which one may have several. */
export function atMost(max: number, label: string, text: z.ZodString) {
  return text
    .refine((value) => hasAtMost(max, value), `${label} can have at most ${max} characters`)
    .meta({ maxLength: max * largestCharacter, description: `At most ${max} grapheme clusters` })
}

/** Something sent because spec §7 shows it, and never read: the server knows better. */
export const Ignored = z.unknown().optional().meta({ description: "Accepted and not read." })

// RFC 9562 §4: either case is read; as the database writes them, so that two can be compared
export const Id = z.uuid({ error: "Not an id" }).toLowerCase()

/** Whatever a browser's own field for an address lets through, and the same with an international domain. */
export const Email = z
  .string({ error: "Email is required" })
  .overwrite(cleanWord)
  .overwrite(withAsciiDomain)
  .toLowerCase()
  .min(1, "Email is required")
  .max(254, "Email can have at most 254 characters")
  .regex(z.regexes.html5Email, "Email is not an email address")
export type Email = z.infer<typeof Email>

/** The lowest and the highest selling price of a product, in BDT, before what the card provider takes. */
export const lowestPrice = 0.01
export const highestPrice = 10_000_000

/** A price in BDT with at most two decimals; `least` is the lowest one allowed. */
export function price(label: string, least: number) {
  return z
    .number({
      error: ({ input }) => (isMissing(input) ? `${label} is required` : `${label} must be a number`),
    })
    .min(least, least > 0 ? `${label} must be greater than 0` : `${label} cannot be negative`)
    .max(highestPrice, `${label} can be at most ${bdt(highestPrice)}`)
    .multipleOf(0.01, `${label} can have at most two decimals`)
}

function isMissing(input: unknown) {
  return input === undefined || input === null || Number.isNaN(input)
}

export const Phone = z
  .string({ error: "Phone Number is required" })
  .overwrite(cleanWord)
  .min(1, "Phone Number is required")
  .regex(/^\+?\d{6,15}$/, "Phone Number must have 6 to 15 digits")

/** How many rows a page of a list has, unless the caller says otherwise, and at most. */
export const usualPage = 60
export const largestPage = 100

/** A page of a list that runs newest first, and begins with the row that `cursor` names, or would be in its place. */
export const Page = z.object({
  limit: z.coerce.number({ error: "limit is a number" }).int().min(1).max(largestPage).default(usualPage),
  cursor: Id.optional(),
})
export type Page = z.infer<typeof Page>

export const Acknowledged = z.object({ acknowledged: z.literal(true) }).meta({ id: "Acknowledged" })
export const Inserted = z.object({ acknowledged: z.literal(true), insertedId: Id }).meta({ id: "Inserted" })
export const Modified = z.object({ modifiedCount: z.int() }).meta({ id: "Modified" })
export const Deleted = z.object({ deletedCount: z.int() }).meta({ id: "Deleted" })
export type Deleted = z.infer<typeof Deleted>
