import { type IncomingMessage, request, type ServerResponse } from "node:http"

/** Forwards a proxy's request to `address`, and the head of the response; `send` gets the response to send its body. */
export function proxyRequest(
  address: string,
  incoming: IncomingMessage,
  response: ServerResponse,
  send: (came: IncomingMessage) => void = (came) => void came.pipe(response),
) {
  const { method, url = "/", headers } = incoming
  const passed = request(new URL(url, address), { method, headers }, (came) => {
    response.writeHead(came.statusCode ?? 502, came.rawHeaders)
    send(came)
  })
  passed.on("error", () => response.destroy())
  incoming.pipe(passed)
}
