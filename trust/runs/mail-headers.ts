import { setTimeout as pause } from "node:timers/promises"
import { engines, type Run } from "../run.ts"
import { mailServer } from "../../test/mail-server.ts"
import { password, stranger, apiOf } from "../../test/people.ts"
import type { Product } from "../../test/product.ts"

const breaks = ["\r\n", "\n", "\r", "%0d%0a", "\\r\\n", "\u2028", "\u0085", "=0D=0A"]
const headers = ["Bcc: victim@evil.example", "To: victim@evil.example", "Subject: forged", "X-Evil: 1"]
const payloads = breaks.flatMap((line) => [
  ...headers.map((header) => `Ana${line}${header}`),
  `Ana${line}${line}forged`,
])
// RFC 5322 and 2045, as far as ours have them
const always = ["from", "to", "subject", "message-id", "date", "mime-version", "content-type"]
const ours = [...always, "reply-to"]
const support = "support@backline.example"

type Taken = Awaited<ReturnType<typeof mailServer>>["taken"]

/** People put headers into whatever goes into a mail; a mail server tells whom each mail went to. */
export const mailHeaders: Run = {
  engines,
  async run({ product: open }) {
    const server = await mailServer()
    try {
      const product = await open({
        SUPPORT_EMAIL: support,
        SMTP_URL: server.url,
        SMTP_CA: server.ca,
        MAIL_FROM: "Backline <no-reply@backline.example>",
      })
      const expected = await writeAll(product)
      await arrived(server.taken, expected.length)
      // its connections to the mail server are kept until then
      await product.stop()
      return judge(server.taken, expected)
    } finally {
      await server.stop()
    }
  },
}

/** Answers whom each mail must go to. */
async function writeAll(product: Product) {
  const nobody = stranger(apiOf(product))
  const expected: string[] = []
  for (const [place, payload] of payloads.entries()) {
    const email = writer(place)
    const spoilt = `${email}${payload.slice(3)}`
    const letters = [
      ["/api/contact", { name: payload, email, message: "Hello" }, support],
      ["/api/contact", { name: "Ana", email, message: payload }, support],
      ["/api/contact", { name: "Ana", email: spoilt, message: "Hello" }, support],
      ["/api/auth/sign-up/email", { name: payload, email, password }, email],
      ["/api/community/invitations", { email: spoilt }, email],
    ] as const
    for (const [path, body, recipient] of letters)
      if ((await nobody.post(path, body)).ok) expected.push(recipient)
  }
  return expected
}

function writer(place: number) {
  return `person.${place}@example.org`
}

/** Once all that are due have come, or nobody waits for them any longer, and no more do. */
async function arrived(taken: Taken, due: number) {
  const patience = AbortSignal.timeout(60_000)
  while (taken.length < due && !patience.aborted) await pause(100)
  await pause(3_000)
}

function judge(mails: Taken, expected: string[]) {
  const writers = new Set(payloads.map((_, place) => writer(place)))
  const read = mails.map(({ to, eml }) => ({ to, found: headersOf(eml) }))
  const strange = read.flatMap(({ found }) => found.filter(({ name }) => !ours.includes(name)))
  const repeated = read.flatMap(({ found }) => ours.filter((name) => valuesOf(found, name).length > 1))
  // what ends the headers too early makes a body of the rest
  const missing = read.flatMap(({ found }) => always.filter((name) => valuesOf(found, name).length === 0))
  const forged = read.filter(
    ({ to, found }) =>
      valuesOf(found, "to").join() !== to.join() ||
      valuesOf(found, "reply-to").some((value) => !writers.has(value)),
  )
  const misled = read.filter(({ to }) => !expected.includes(to.join()))
  const faults = strange.length + repeated.length + missing.length + forged.length + misled.length
  return {
    measured: `${payloads.length} payloads in 5 calls, ${expected.length} taken, ${mails.length} mails by SMTP: ${strange.length} headers that are not ours, ${repeated.length} said twice, ${missing.length} missing, ${forged.length} mails with an address nobody wrote, ${misled.length} envelopes for others`,
    held: expected.length > 0 && mails.length === expected.length && faults === 0,
  }
}

/** The unfolded headers of the mail itself; some read a lone CR or LF as the end of a line. */
function headersOf(mail: string) {
  const [head = ""] = mail.split("\r\n\r\n")
  return head
    .replaceAll(/(?:\r\n|\r|\n)[ \t]+/g, " ")
    .split(/\r\n|\r|\n/)
    .map((line) => {
      const colon = line.indexOf(":")
      return { name: line.slice(0, colon).toLowerCase(), value: line.slice(colon + 1).trim() }
    })
}

function valuesOf(found: ReturnType<typeof headersOf>, wanted: string) {
  return found.flatMap(({ name, value }) => (name === wanted ? [value] : []))
}
