import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { domainToASCII } from "node:url"
import { createTransport } from "nodemailer"
import { messageOf } from "./message.ts"
import type { Mailer } from "./mail.ts"

/** In the file of a mail, the ids of those whose words it carries. */
const mentionsHeader = "X-Backline-Mentions"

/** Without a mail server: every mail becomes a file of RFC 5322 in this folder, for any mail program to open. */
export function outbox(folder: string, from: string): Mailer {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: "windows" })
  return {
    send: async (mail) => {
      const { headers, ...message } = messageOf(mail, from)
      const mentions = { [mentionsHeader]: mail.mentions.join(" ") || "nobody" }
      const { message: bytes } = await composer.sendMail({ ...message, headers: { ...headers, ...mentions } })
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const file = fileOf(mail)
      // whoever looks never sees half a mail
      await writeFile(`${file}.part`, bytes, { mode: 0o600 })
      await rename(`${file}.part`, file)
    },
    takeBack: async ({ id, email, until }) => {
      for (const name of await readdir(folder).catch(unlessMissing)) {
        const file = join(folder, name)
        // it may have been removed since
        const written = await stat(file).catch(() => undefined)
        // whoever has signed up anew keeps their mails
        if (!written || written.mtime > until) continue
        const text = await readFile(file, "utf8").catch(() => "")
        if (concerns(text, id, email)) await rm(file, { force: true })
      }
    },
    close: () => undefined,
  }

  function fileOf({ id }: { id: string }) {
    return join(folder, `${id}.eml`)
  }
}

/** Versions before the header did not say whom a mail mentions: such a mail goes with the first who is removed. */
function concerns(message: string, id: string, email: string) {
  const text = message.replaceAll("=\r\n", "").toLowerCase()
  if (!text.includes(`${mentionsHeader.toLowerCase()}:`)) return true
  const words = new Set(text.split(/[\s<>,:;"]+/))
  const [name, host = ""] = email.split(/@(?=[^@]*$)/)
  return [id, email, `${name}@${domainToASCII(host)}`].some((word) => words.has(word))
}

function unlessMissing(error: NodeJS.ErrnoException): string[] {
  if (error.code === "ENOENT") return []
  throw error
}
