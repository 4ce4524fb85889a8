import { readdir, readFile } from "node:fs/promises"
import { join } from "node:path"
import type { Product } from "../../test/product.ts"
import type { Memory } from "./memory.ts"

/** Reads the newest mails, as whoever they went to does, and keeps what their links carry. */
export async function learnFromMails({ dataDir }: Product, memory: Memory) {
  const folder = join(dataDir, "outbox")
  const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith(".eml"))
  for (const file of files.toSorted().slice(-20)) {
    const mail = await readFile(join(folder, file), "utf8")
    // RFC 2045: a "=" at the end of a line joins it to the next
    const text = mail.replaceAll("=\r\n", "").replaceAll("=3D", "=")
    const token = /http\S+#(\S+)/.exec(text)?.[1]
    if (token) memory.note("token", token, "mail")
  }
}
