import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http"
import { setTimeout as pause } from "node:timers/promises"

/** A network before `address` over which pages come slowly, a few words at a time. */
export async function inPieces(address: string) {
  const server = createServer((asked, answer) => {
    const { method, headers, url } = asked
    const whole = { ...headers, "accept-encoding": "identity" }
    const passedOn = request(new URL(url ?? "/", address), { method, headers: whole }, (answered) => {
      answer.writeHead(answered.statusCode ?? 502, answered.headers)
      void (isPage(answered) ? sendInPieces(answered, answer) : answered.pipe(answer))
    })
    asked.pipe(passedOn.on("error", () => answer.destroy()))
  })
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve))
  const place = server.address()
  const port = typeof place === "object" ? place?.port : 0
  return { address: `http://localhost:${port}`, stop: () => void server.close() }
}

function isPage({ headers }: IncomingMessage) {
  return headers["content-type"]?.startsWith("text/html")
}

async function sendInPieces(answered: IncomingMessage, answer: ServerResponse) {
  answer.socket?.setNoDelay(true)
  for await (const part of answered) {
    const bytes = Buffer.from(part)
    for (let at = 0; at < bytes.length; at += 400) {
      answer.write(bytes.subarray(at, at + 400))
      await pause(20)
    }
  }
  answer.end()
}
