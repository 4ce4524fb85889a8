import { readdir, readFile } from "node:fs/promises"
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import type { Db } from "../db/tables.ts"
import type { Product } from "../test/product.ts"

/** The HTML of every mail that the product wrote, once none is left in its post. */
export async function mailsOf({ dataDir }: Product, db: Db) {
  const patience = AbortSignal.timeout(60_000)
  while (await db.selectFrom("mails").select("id").limit(1).executeTakeFirst()) {
    if (patience.aborted) throw new Error("a mail stays in the post")
    await pause(500)
  }
  const folder = join(dataDir, "outbox")
  const files = (await readdir(folder)).filter((file) => file.endsWith(".eml"))
  return Promise.all(files.map(async (file) => htmlOf(await readFile(join(folder, file), "utf8"))))
}

// RFC 2046: the head names what stands between the parts, each of which has a head and a body
function htmlOf(mail: string) {
  const [, boundary = ""] = /boundary="([^"]+)"/.exec(mail) ?? []
  for (const part of mail.split(`\r\n--${boundary}`)) {
    const [head = "", ...rest] = part.split("\r\n\r\n")
    const body = rest.join("\r\n\r\n")
    if (!head.includes("Content-Type: text/html")) continue
    if (head.includes("base64")) return Buffer.from(body, "base64").toString()
    return head.includes("quoted-printable") ? unquoted(body) : body
  }
  throw new Error(`a mail without HTML: ${mail.slice(0, 300)}`)
}

function unquoted(body: string) {
  const bytes = body
    .replaceAll("=\r\n", "")
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, "latin1").toString()
}
