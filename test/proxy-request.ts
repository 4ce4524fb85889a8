import { type IncomingMessage, request, type ServerResponse } from "node:http"

/** Forwards a proxy's request to `address`, and the head of the response; `send` gets the response to send its body. */
export function proxyRequest(
  address: string,
  asked: IncomingMessage,
  answer: ServerResponse,
  send: (came: IncomingMessage) => void = (came) => void came.pipe(answer),
) {
  const { method, url = "/", headers } = asked
  const passed = request(new URL(url, address), { method, headers }, (came) => {
    answer.writeHead(came.statusCode ?? 502, came.rawHeaders)
    send(came)
  })
  passed.on("error", () => answer.destroy())
  asked.pipe(passed)
}
