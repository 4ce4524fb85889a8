import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { domainToASCII } from "node:url"
import { createTransport } from "nodemailer"
import { messageOf } from "./message.ts"
import type { Mailer } from "./mail.ts"

const mentionsHeader = "X-Backline-Mentions"

export function outbox(folder: string, from: string): Mailer {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: "windows" })
  return {
    send: async (mail) => {
      const { headers, ...message } = messageOf(mail, from)
      const mentions = { [mentionsHeader]: mail.mentions.join(" ") || "nobody" }
      const { message: bytes } = await composer.sendMail({ ...message, headers: { ...headers, ...mentions } })
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const file = fileOf(mail)
      await writeFile(`${file}.part`, bytes, { mode: 0o600 })
      await rename(`${file}.part`, file)
    },
    deleteStored: async ({ id, email, until }) => {
      for (const name of await readdir(folder).catch(unlessMissing)) {
        const file = join(folder, name)
        const written = await stat(file).catch(() => undefined)
        // a newer account may have the same address
        if (!written || written.mtime > until) continue
        const text = await readFile(file, "utf8").catch(() => "")
        if (mentionsPerson(text, id, email)) await rm(file, { force: true })
      }
    },
    close: () => undefined,
  }

  function fileOf({ id }: { id: string }) {
    return join(folder, `${id}.eml`)
  }
}

function mentionsPerson(message: string, id: string, email: string) {
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
