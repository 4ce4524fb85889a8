import { once } from "node:events"
import { request } from "node:http"
import { createServer } from "node:https"
import { generate } from "selfsigned"

/** What stands before the product on the internet: TLS at `origin`, and this port of this machine behind it. */
export async function tlsProxy(port: number) {
  const { cert, private: key } = await generate([{ name: "commonName", value: "localhost" }])
  const server = createServer({ cert, key }, (asked, answer) => {
    const { method, url: path, headers } = asked
    const passed = request({ host: "127.0.0.1", port, method, path, headers }, (came) => {
      answer.writeHead(came.statusCode ?? 502, came.rawHeaders)
      came.pipe(answer)
    })
    passed.on("error", () => answer.destroy())
    asked.pipe(passed)
  }).listen(0, "127.0.0.1")
  await once(server, "listening")
  const address = server.address()
  const origin = `https://localhost:${typeof address === "object" ? address?.port : 0}`
  const stop = () => {
    server.closeAllConnections()
    server.close()
  }
  return { origin, stop }
}
