import { z } from "zod"
import { Email } from "../../contract/fields.ts"

const or = new Intl.ListFormat("en-GB", { type: "disjunction" })

export function choice<const Values extends readonly string[]>(...values: Values) {
  return z.enum(values, `must be ${or.format(values)}`)
}

export const onOrOff = choice("on", "off")

/** Base address of a service, to which paths are appended. */
export function baseAddress(example: string) {
  return webAddress(example).refine(hasNoQuery, "must be without a query: paths are added to it")
}

/** `fetch` refuses an address with a login. */
export function webAddress(example: string) {
  return z
    .url({ protocol: /^https?$/, error: `must look like ${example}` })
    .refine(hasNoLogin, "must be without a login")
}

function hasNoLogin(address: string) {
  const url = URL.parse(address)
  return !url?.username && !url?.password
}

function hasNoQuery(address: string) {
  return !/[?#]/.test(address)
}

/** Credentials are sent in headers, where a stray line break fails every request. */
export function credential() {
  return z
    .string()
    .refine(
      (text) => /^[\x20-\x7e]+$/.test(text) && text.trim() === text,
      "must be one line of plain letters, digits and signs, without spaces around it",
    )
}

export function emailAddress(example: string) {
  return z.string().transform((text, context) => {
    const { data, success } = Email.safeParse(text)
    if (success) return data
    context.addIssue(`must look like ${example}`)
    return z.NEVER
  })
}
