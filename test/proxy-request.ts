import { type IncomingMessage, request, type ServerResponse } from "node:http"

/** Asks `address` what was asked of a proxy, and gives the beginning of its answer; `send` is given the rest. */
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
