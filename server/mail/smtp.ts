import { readFileSync } from "node:fs"
import { createTransport } from "nodemailer"
import { trustBeside } from "../../db/certificates.ts"
import { messageOf } from "./message.ts"
import type { Mailer } from "./mail.ts"

export type Smtp = {
  url: string
  /** required: never without encryption; off: never with it, for a server on this machine. */
  tls: "required" | "opportunistic" | "off"
  /** The path of a certificate to trust beside the usual ones. */
  ca?: string | undefined
}

/** In milliseconds. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

/** A mail server that speaks SMTP (RFC 5321), over connections that are kept. */
export function smtp({ url, tls, ca }: Smtp, from: string, waits = patience): Mailer {
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
    ...(ca && { tls: { secureContext: trustBeside(readFileSync(ca, "utf8")) } }),
    ...waits,
  })
  return {
    send: async (mail) => {
      await server.sendMail(messageOf(mail, from))
    },
    close: () => server.close(),
  }
}
