import { once } from "node:events"
import { createServer } from "node:https"
import { generate } from "selfsigned"
import { passOn } from "./passing-on.ts"

/** What stands before the product on the internet: TLS at `origin`, and this port of this machine behind it. */
export async function tlsProxy(port: number) {
  const { cert, private: key } = await generate([{ name: "commonName", value: "localhost" }])
  const server = createServer({ cert, key }, (asked, answer) =>
    passOn(`http://127.0.0.1:${port}`, asked, answer),
  ).listen(0, "127.0.0.1")
  await once(server, "listening")
  const address = server.address()
  const origin = `https://localhost:${typeof address === "object" ? address?.port : 0}`
  const stop = () => {
    server.closeAllConnections()
    server.close()
  }
  return { origin, stop }
}
