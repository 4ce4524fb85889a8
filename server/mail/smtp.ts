import { readFileSync } from "node:fs"
import { createTransport } from "nodemailer"
import { createContextWithCa } from "../../db/certificates.ts"
import { messageOf } from "./message.ts"
import type { Mailer } from "./mail.ts"

export type Smtp = {
  url: string
  tls: "required" | "opportunistic" | "off"
  ca?: string | undefined
}

const defaultTimeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

export function smtp({ url, tls, ca }: Smtp, from: string, timeouts = defaultTimeouts): Mailer {
  const { protocol, hostname, port, username, password } = new URL(url)
  const secure = protocol === "smtps:"
  const server = createTransport({
    pool: true,
    maxConnections: 4,
    host: hostname,
    port: Number(port) || (secure ? 465 : 587),
    secure,
    requireTLS: tls === "required" && !secure,
    ignoreTLS: tls === "off",
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    ...(ca && { tls: { secureContext: createContextWithCa(readFileSync(ca, "utf8")) } }),
    ...timeouts,
  })
  return {
    send: async (mail) => {
      await server.sendMail(messageOf(mail, from))
    },
    close: () => server.close(),
  }
}
