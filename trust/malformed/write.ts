import type { Malformed } from "./send.ts"

/** A request with this first line and these headers, and a body with its true length. */
export function raw(name: string, start: string, headers: string[] = [], body?: Buffer): Malformed {
  const length = body ? [`Content-Length: ${body.length}`] : []
  const head = [start, "Host: localhost", "Connection: close", ...length, ...headers, "", ""].join("\r\n")
  return { name, bytes: Buffer.concat([Buffer.from(head, "latin1"), body ?? Buffer.alloc(0)]) }
}

/** The same with nothing added: what is said is all that goes out. */
export function exactly(name: string, ...lines: string[]): Malformed {
  return { name, bytes: Buffer.from(lines.join("\r\n"), "latin1") }
}

export const json = "Content-Type: application/json"
