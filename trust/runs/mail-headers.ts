import { readdir, readFile } from "node:fs/promises"
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { engines, type Run } from "../run.ts"
import { password, stranger, apiOf } from "../../test/people.ts"

const breaks = ["\r\n", "\n", "\r", "%0d%0a", "\\r\\n", "\u2028", "\u0085", "=0D=0A"]
const headers = [
  "Bcc: victim@evil.example",
  "To: victim@evil.example",
  "Subject: forged",
  "X-Evil: 1",
  "\r\nforged",
]
const payloads = breaks.flatMap((line) => headers.map((header) => `Ana${line}${header}`))
// RFC 5322, as far as ours have them
const known =
  /^(?:From|To|Reply-To|Subject|Message-ID|Date|MIME-Version|Content-Type|Content-Transfer-Encoding|Auto-Submitted)$/i

/** People put headers into whatever goes into a mail. */
export const mailHeaders: Run = {
  engines,
  async run({ product: open }) {
    const product = await open({ SUPPORT_EMAIL: "support@backline.example" })
    const nobody = stranger(apiOf(product))
    const written = new Set(["support@backline.example"])
    let taken = 0
    for (const [place, payload] of payloads.entries()) {
      const email = `person.${place}@example.org`
      written.add(email)
      const answers = [
        await nobody.post("/api/contact", { name: payload, email, message: payload }),
        await nobody.post("/api/contact", {
          name: "Ana",
          email: `${email}${payload.slice(3)}`,
          message: "Hello",
        }),
        await nobody.post("/api/auth/sign-up/email", { name: payload, email, password }),
        await nobody.post("/api/community/invitations", { email: `${email}${payload.slice(3)}` }),
      ]
      taken += answers.filter(({ ok }) => ok).length
    }
    const mails = await mailsIn(join(product.dataDir, "outbox"))
    const strange = mails.flatMap((mail) => headersOf(mail).filter(({ name }) => !known.test(name)))
    const forged = mails.flatMap((mail) =>
      headersOf(mail).filter(
        ({ name, value }) => /^(?:To|Reply-To)$/i.test(name) && !isWritten(value, written),
      ),
    )
    const copies = mails.filter(
      (mail) => headersOf(mail).filter(({ name }) => /^to$/i.test(name)).length !== 1,
    )
    return {
      measured: `${payloads.length} payloads in 4 calls, ${taken} taken, ${mails.length} mails: ${strange.length} headers that are not ours, ${forged.length} recipients nobody wrote, ${copies.length} mails without exactly one`,
      held: mails.length > 0 && taken > 0 && strange.length + forged.length + copies.length === 0,
    }
  },
}

function isWritten(value: string, written: Set<string>) {
  const addresses = value.match(/[\w.+-]+@[\w.-]+/g) ?? []
  return addresses.length === 1 && addresses.every((address) => written.has(address))
}

/** Once no more come. */
async function mailsIn(folder: string) {
  let files: string[] = []
  for (let before = -1; files.length !== before;) {
    before = files.length
    await pause(3_000)
    files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith(".eml"))
  }
  return Promise.all(files.map((file) => readFile(join(folder, file), "utf8")))
}

/** The unfolded headers of the mail itself. */
function headersOf(mail: string) {
  const [head = ""] = mail.split("\r\n\r\n")
  return head
    .replaceAll(/\r\n[ \t]+/g, " ")
    .split("\r\n")
    .map((line) => {
      const colon = line.indexOf(":")
      return { name: line.slice(0, colon), value: line.slice(colon + 1).trim() }
    })
}
