import { createServer } from "node:https"
import { generate } from "selfsigned"
import { listen } from "../listen.ts"
import { proxyRequest } from "../proxy-request.ts"

/** A TLS proxy at `origin` before this local port, like one on the internet. */
export async function tlsProxy(port: number) {
  const { cert, private: key } = await generate([{ name: "commonName", value: "localhost" }])
  const server = createServer({ cert, key }, (request, response) =>
    proxyRequest(`http://127.0.0.1:${port}`, request, response),
  )
  const { port: own, stop } = await listen(server)
  return { origin: `https://localhost:${own}`, stop }
}
