import type { IncomingMessage, ServerResponse } from "node:http"

/** How a gateway behaves towards the product, changed while it runs. */
export type Manners = "polite" | "silent" | "away" | "busy" | "nonsense" | "forgets" | "redirects"

/** Responds according to `manners`; with `forgets`, the server has acted on the call but its response is lost. */
export function respond(manners: Manners, response: ServerResponse, body: unknown) {
  if (manners === "silent") return undefined
  if (manners === "away" || manners === "forgets") return response.destroy()
  if (manners === "busy") return response.writeHead(503).end("busy")
  if (manners === "nonsense") return response.writeHead(200).end("<html>Sorry</html>")
  if (manners === "redirects") return response.writeHead(302, { Location: "http://localhost:1/" }).end()
  return response.writeHead(200, { "Content-Type": "application/json" }).end(JSON.stringify(body))
}

/** Whether the server acts on the request. */
export function isHeard(manners: Manners) {
  return manners === "polite" || manners === "forgets"
}

/** Asked before each call; where it returns false, the call does not reach the server. */
export type CallLine = { letsPass: (path: string) => boolean }

export async function bodyOf(request: IncomingMessage) {
  return Buffer.concat(await request.toArray()).toString()
}

/** Parses an amount in BDT as gateways write it. */
export function poishaOf(amount: string) {
  return Math.round(Number(amount) * 100)
}
