import type { IncomingMessage, ServerResponse } from "node:http"
import { createServer } from "node:https"
import { generate } from "selfsigned"
import type { PushMessage } from "../../contract/push.ts"
import { listen } from "../listen.ts"
import type { Person } from "../people.ts"
import { decrypt, receiverKeys, verifyVapid } from "./push-encryption.ts"

export const pushHost = "push.example"

/** How the server answers a push; "nothing" never answers and leaves the connection open. */
export type PushAnswer = { status: number; headers?: Record<string, string> } | "nothing" | "a broken line"

/** A push service (RFC 8030) that verifies the sender's VAPID key and decrypts the messages for its browsers. */
export async function pushServer(publicKey: string) {
  const { cert, private: key } = await generate([{ name: "commonName", value: pushHost }], {
    extensions: [{ name: "subjectAltName", altNames: [{ type: 2, value: pushHost }] }],
  })
  const browsers = new Map<string, { take: (request: IncomingMessage, body: Buffer) => void }>()
  let answer: PushAnswer = { status: 201 }
  let requestCount = 0
  const server = createServer({ cert, key }, (request, response) => void receive(request, response))
  const { port, stop } = await listen(server)

  async function receive(request: IncomingMessage, response: ServerResponse) {
    requestCount += 1
    const body = Buffer.concat(await request.toArray())
    const said = answer
    if (said === "a broken line") request.destroy()
    if (typeof said === "string") return
    const refusal = refusalOf(request, publicKey)
    if (said.status === 201 && !refusal) browsers.get(request.url ?? "")?.take(request, body)
    response.writeHead(refusal ? 403 : said.status, said.status === 201 ? {} : said.headers).end(refusal)
  }

  return {
    port,
    cert,
    stop,
    requestCount: () => requestCount,
    behave: (said: PushAnswer) => {
      answer = said
    },
    /** Registers a browser of this person for push messages. */
    browserOf: async (person: Pick<Person, "post">, language?: "en" | "bn") => {
      const keys = receiverKeys()
      const path = `/${keys.auth.toString("hex")}`
      const shown: (PushMessage & { ttl: number; urgency: string })[] = []
      browsers.set(path, {
        take: ({ headers }, body) =>
          shown.push({
            ...JSON.parse(decrypt(keys, body)),
            ttl: Number(headers["ttl"]),
            urgency: headers["urgency"],
          }),
      })
      const subscription = {
        endpoint: `https://${pushHost}${path}`,
        keys: { p256dh: keys.ecdh.getPublicKey("base64url"), auth: keys.auth.toString("base64url") },
      }
      const answered = await person.post("/api/push-subscriptions", { ...subscription, language })
      return { subscription, shown, status: answered.status }
    },
  }
}

function refusalOf({ headers }: IncomingMessage, publicKey: string) {
  try {
    const { key: sender, claims } = verifyVapid(headers.authorization ?? "")
    const left = Number(claims["exp"]) - Date.now() / 1_000
    if (sender !== publicKey) return "subscribed with another key"
    if (claims["aud"] !== `https://${pushHost}` || left <= 0 || left > 86_400) return "not for here and now"
    if (!/^(?:mailto|https):/.test(String(claims["sub"]))) return "from nobody"
    return headers["content-encoding"] === "aes128gcm" ? undefined : "another encoding"
  } catch (error) {
    return String(error)
  }
}
