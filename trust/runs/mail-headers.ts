import { setTimeout as pause } from "node:timers/promises"
import { mailServer } from "../../test/servers/mail-server.ts"
import { apiOf, password, stranger } from "../../test/people.ts"
import type { Product } from "../../test/product.ts"
import type { Context } from "../context.ts"
import { atLeast, exactly, none, outcomeOf } from "../outcome.ts"

const breaks = ["\r\n", "\n", "\r", "%0d%0a", "\\r\\n", "\u2028", "\u0085", "=0D=0A"]
const forged = ["Bcc: victim@evil.example", "To: victim@evil.example", "Subject: forged", "X-Evil: 1"]
const payloads = breaks.flatMap((line) => [...forged, `${line}forged`].map((header) => `${line}${header}`))
// the headers of RFC 5322 and 2045 that our mails have
const always = ["from", "to", "subject", "message-id", "date", "mime-version", "content-type"]
const ours = [...always, "reply-to"]
const support = "support@backline.example"

type Mails = Awaited<ReturnType<typeof mailServer>>["taken"]

/** People put header lines into whatever appears in mails; a mail server records the recipients of each. */
export async function mailHeaders({ product: open }: Context) {
  const server = await mailServer()
  try {
    const product = await open({
      SUPPORT_EMAIL: support,
      SMTP_URL: server.url,
      SMTP_CA: server.ca,
      MAIL_FROM: "Backline <no-reply@backline.example>",
    })
    const expected = await writeAll(product)
    const patience = AbortSignal.timeout(60_000)
    while (server.taken.length < expected.length && !patience.aborted) await pause(100)
    // to see that no more mails come
    await pause(3_000)
    // closes the connections to the mail server, which are kept open
    await product.stop()
    return judge(server.taken, expected)
  } finally {
    await server.stop()
  }
}

/** Sends all payloads; returns the expected recipients. */
async function writeAll(product: Product) {
  const nobody = stranger(apiOf(product))
  const expected: string[] = []
  for (const [place, after] of payloads.entries()) {
    const [email, payload] = [writer(place), `Ana${after}`]
    const spoilt = `${email}${after}`
    const mails = [
      ["/api/contact", { name: payload, email, message: "Hello" }, support],
      ["/api/contact", { name: "Ana", email, message: payload }, support],
      ["/api/contact", { name: "Ana", email: spoilt, message: "Hello" }, support],
      ["/api/auth/sign-up/email", { name: payload, email, password }, email],
      ["/api/community/invitations", { email: spoilt }, email],
    ] as const
    for (const [path, body, recipient] of mails)
      if ((await nobody.post(path, body)).ok) expected.push(recipient)
  }
  return expected
}

function writer(place: number) {
  return `person.${place}@example.org`
}

function judge(mails: Mails, expected: string[]) {
  const writers = new Set(payloads.map((_, place) => writer(place)))
  const read = mails.map(({ to, eml }) => ({ to: to.join(), headers: headersOf(eml) }))
  const headers = read.map((each) => each.headers)
  return outcomeOf({
    "payloads in 5 calls": payloads.length,
    taken: atLeast(expected.length, 1),
    "mails by SMTP": exactly(mails.length, expected.length),
    "headers that are not ours": none(
      headers.flatMap((by) => [...by.keys()].filter((name) => !ours.includes(name))),
    ),
    "said twice": none(headers.flatMap((by) => ours.filter((name) => (by.get(name)?.length ?? 0) > 1))),
    // headers that end too early turn the rest into the body
    missing: none(headers.flatMap((by) => always.filter((name) => !by.has(name)))),
    "recipients that the envelope does not have": none(
      read.flatMap(({ to, headers }) => headers.get("to")?.filter((value) => value !== to) ?? []),
    ),
    "answers to someone who did not write": none(
      headers.flatMap((by) => by.get("reply-to")?.filter((value) => !writers.has(value)) ?? []),
    ),
    "envelopes for others": none(read.filter(({ to }) => !expected.includes(to)).map(({ to }) => to)),
  })
}

/** The values of each unfolded header; a lone CR or LF counts as a line end, as some parsers read it. */
function headersOf(mail: string) {
  const [head = ""] = mail.split("\r\n\r\n")
  const lines = head.replaceAll(/(?:\r\n|\r|\n)[ \t]+/g, " ").split(/\r\n|\r|\n/)
  const headers = new Map<string, string[]>()
  for (const line of lines) {
    const colon = line.indexOf(":")
    const name = line.slice(0, colon).toLowerCase()
    headers.set(name, [...(headers.get(name) ?? []), line.slice(colon + 1).trim()])
  }
  return headers
}
