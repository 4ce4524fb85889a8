import { once } from "node:events"
import { createServer } from "node:http"
import { pipeline } from "node:stream"
import { setTimeout as pause } from "node:timers/promises"
import { proxyRequest } from "../test/proxy-request.ts"

/** A proxy before `address` that sends HTML slowly in small chunks. */
export async function chunkedProxy(address: string) {
  const server = createServer((request, response) => {
    request.headers["accept-encoding"] = "identity"
    proxyRequest(address, request, response, (came) => {
      const isPage = came.headers["content-type"]?.startsWith("text/html")
      // an aborted response reaches the browser as such
      if (isPage) pipeline(came, pieces, response, () => undefined)
      else came.pipe(response)
    })
  }).listen(0, "127.0.0.1")
  await once(server, "listening")
  const place = server.address()
  const port = typeof place === "object" ? place?.port : 0
  return { address: `http://localhost:${port}`, stop: () => void server.close() }
}

async function* pieces(came: AsyncIterable<Buffer>) {
  for await (const part of came)
    for (let at = 0; at < part.length; at += 400) {
      yield part.subarray(at, at + 400)
      await pause(20)
    }
}
