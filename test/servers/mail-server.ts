import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import { generate } from "selfsigned"
import { SMTPServer } from "smtp-server"
import { listen } from "../listen.ts"
import { temporaryFolder } from "../temporary-folder.ts"

/** The server's behaviour, which a test may change at any time. */
export type Manners =
  | "polite"
  | "refuses"
  | "mailbox full"
  | "out of reach"
  | "refuses us"
  | "refuses content"
  | "stalls"
  | "dies"

const login = { user: "backline", password: "a secret of the mail server" }

/** A local SMTP server with its own certificate, which records the mails it accepted. */
export async function mailServer() {
  const { cert, private: key } = await generate([{ name: "commonName", value: "localhost" }])
  const folder = await temporaryFolder("backline-mail-")
  const ca = join(folder, "ca.pem")
  await writeFile(ca, cert)
  const taken: { to: string[]; eml: string; encrypted: boolean }[] = []
  let manners: Manners = "polite"
  const slow: (() => void)[] = []
  const server = new SMTPServer({
    cert,
    key,
    logger: false,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _, answer) =>
      username === login.user && password === login.password
        ? answer(null, { user: username })
        : answer(new Error("Invalid login")),
    onRcptTo: ({ address }, _, answer) => {
      // like Postfix, refuses the sender only after the recipient is named
      if (manners === "refuses us") return answer(refusal(553, "5.7.1 Sender address rejected"))
      if (manners === "refuses") return answer(refusal(451, "4.3.0 Try again later"))
      if (manners === "out of reach") return answer(refusal(451, "4.4.1 Their server does not answer"))
      if (manners === "mailbox full") return answer(refusal(452, "4.2.2 Mailbox full"))
      if (address.startsWith("nobody")) return answer(refusal(550, "5.1.1 No such mailbox"))
      return answer()
    },
    onData: (stream, session, answer) => {
      if (manners === "dies") stream.destroy()
      const chunks: Buffer[] = []
      stream.on("data", (chunk: Buffer) => chunks.push(chunk))
      stream.on("end", () => {
        const to = session.envelope.rcptTo.map(({ address }) => address)
        if (manners === "refuses content") return answer(refusal(554, "5.7.1 It looks like spam"))
        if (manners !== "polite") return
        if (to.some((address) => address.startsWith("slow"))) {
          slow.push(answer)
          return
        }
        taken.push({ to, eml: Buffer.concat(chunks).toString(), encrypted: session.secure })
        answer()
      })
    },
  })
  // some tests close connections early
  server.on("error", () => undefined)
  const { port } = await listen(server.server)
  const url = `smtp://${login.user}:${encodeURIComponent(login.password)}@localhost:${port}`
  return {
    url,
    ca,
    port,
    taken,
    behave: (how: Manners) => {
      manners = how
    },
    /** Sends the delayed responses. */
    hurry: () => {
      for (const answer of slow.splice(0)) answer()
    },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

function refusal(responseCode: number, sentence: string) {
  return Object.assign(new Error(sentence), { responseCode })
}
