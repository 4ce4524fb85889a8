import { mkdir, rename, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { createTransport } from "nodemailer"
import type { Mailer } from "./mail.ts"

/** Without a mail server: every mail becomes a file of RFC 5322 in this folder, for any mail program to open. */
export function outbox(folder: string, from: string): Mailer {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: "windows" })
  return {
    send: async ({ id, recipient, replyTo, subject, text, html }) => {
      const { message } = await composer.sendMail({
        from,
        to: recipient,
        ...(replyTo && { replyTo }),
        subject,
        text,
        html,
        messageId: `<${id}@backline.example>`,
      })
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const file = join(folder, `${id}.eml`)
      // whoever looks never sees half a mail
      await writeFile(`${file}.part`, message, { mode: 0o600 })
      await rename(`${file}.part`, file)
    },
  }
}
