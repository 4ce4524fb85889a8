import { connect } from "node:net"
import { Readable } from "node:stream"

/** Bytes to send; an endless sender is iterated until the product answers. */
export type Malformed = { name: string; bytes: Buffer | Iterable<Buffer> }

/** The status of the response, or that the connection was closed, or that neither happened. */
export type Fate = number | "closed" | "silent"

const patience = 15_000
export const json = "Content-Type: application/json"

/** A request with this request line, these headers, and a body with its true length. */
export function raw(name: string, start: string, headers: string[] = [], body?: Buffer): Malformed {
  const length = body ? [`Content-Length: ${body.length}`] : []
  const head = [start, "Host: localhost", "Connection: close", ...length, ...headers, "", ""].join("\r\n")
  return { name, bytes: Buffer.concat([Buffer.from(head, "latin1"), body ?? Buffer.alloc(0)]) }
}

/** A request with exactly these lines. */
export function exactly(name: string, ...lines: string[]): Malformed {
  return { name, bytes: Buffer.from(lines.join("\r\n"), "latin1") }
}

/** Sends the bytes over a new socket and stops at the first sign of a response. Returns the number of bytes sent. */
export function sendRaw(address: string, { bytes }: Malformed): Promise<{ fate: Fate; sent: number }> {
  const { hostname, port } = new URL(address)
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true })
    let said = ""
    const end = (fate: Fate) => {
      clearTimeout(timer)
      const sent = socket.bytesWritten
      socket.destroy()
      resolve({ fate, sent })
    }
    const timer = setTimeout(() => end("silent"), patience)
    socket.on("data", (part) => {
      said += part.toString("latin1")
      const status = /^HTTP\/1\.[01] (\d{3}) .*\r\n/.exec(said)?.[1]
      // 100 only asks for the rest of the request
      if (status && status !== "100") end(Number(status))
    })
    socket.on("error", () => end("closed"))
    socket.on("end", () => end("closed"))
    socket.on("close", () => end("closed"))
    socket.on("connect", () => Readable.from(bytes).pipe(socket))
  })
}
