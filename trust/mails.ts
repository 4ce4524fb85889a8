import { readdir, readFile } from "node:fs/promises"
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import type { Db } from "../db/tables.ts"
import type { Product } from "../test/product.ts"

/** Waits until the product has sent all mails; returns the HTML of each. */
export async function mailsOf({ dataDir }: Product, db: Db) {
  const patience = AbortSignal.timeout(60_000)
  while (await db.selectFrom("mails").select("id").limit(1).executeTakeFirst()) {
    if (patience.aborted) throw new Error("a mail is never sent")
    await pause(500)
  }
  const folder = join(dataDir, "outbox")
  const files = (await readdir(folder)).filter((file) => file.endsWith(".eml"))
  return Promise.all(files.map(async (file) => htmlOf(await readFile(join(folder, file), "utf8"))))
}

// RFC 2046: the header names the boundary between the parts, each of which has a header and a body
function htmlOf(mail: string) {
  const [, boundary = ""] = /boundary="([^"]+)"/.exec(mail) ?? []
  const part = mail.split(`\r\n--${boundary}`).find((each) => each.includes("Content-Type: text/html"))
  if (!part) throw new Error(`a mail without HTML: ${mail.slice(0, 300)}`)
  const end = part.indexOf("\r\n\r\n")
  const [head, body] = [part.slice(0, end), part.slice(end + 4)]
  if (head.includes("base64")) return Buffer.from(body, "base64").toString()
  return head.includes("quoted-printable") ? unquoted(body) : body
}

function unquoted(body: string) {
  const bytes = body
    .replaceAll("=\r\n", "")
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, "latin1").toString()
}
