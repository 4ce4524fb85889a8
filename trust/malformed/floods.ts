import { json, type Malformed } from "./raw-request.ts"

const tenGigabytes = 10_000_000_000
const piece = Buffer.alloc(1_000_000, "a")
const headers = Buffer.from("X-A: a\r\n".repeat(50))
const chunk = Buffer.concat([Buffer.from(`${piece.length.toString(16)}\r\n`), piece, Buffer.from("\r\n")])

/** Senders that stop only after 10 GB or at a response. */
export function floods(accessToken: string): Malformed[] {
  const bearer = `Authorization: Bearer ${accessToken}`
  const form = "Content-Type: multipart/form-data; boundary=x"
  const photo = '--x\r\nContent-Disposition: form-data; name="image"; filename="a.jpg"\r\n\r\n'
  return [
    flood("10 GB of message", post("/api/contact", json), chunk),
    flood("10 GB of sign-in", post("/api/auth/sign-in/email", json), chunk),
    flood("10 GB of photo", post("/api/images", bearer, form), chunk, chunked(photo)),
    flood("10 GB of photo from a stranger", post("/api/images", form), chunk),
    flood("10 GB of event", post("/api/payments/webhook", json), chunk),
    flood("10 GB to no call", post("/api/nothing", json), chunk),
    flood("10 GB to a page", post("/", json), chunk),
    flood("headers without end", "GET / HTTP/1.1\r\nHost: localhost\r\n", headers),
    flood("a line without end", "GET /", Buffer.alloc(10_000, "a")),
    flood("a chunk's size without end", post("/api/contact", json), Buffer.alloc(10_000, "0")),
  ]
}

function flood(name: string, head: string, part: Buffer, first = Buffer.alloc(0)): Malformed {
  return { name, bytes: endless(Buffer.concat([Buffer.from(head), first]), part) }
}

function* endless(head: Buffer, part: Buffer) {
  yield head
  for (let sent = 0; sent < tenGigabytes; sent += part.length) yield part
}

function post(path: string, ...headers: string[]) {
  const lines = [`POST ${path} HTTP/1.1`, "Host: localhost", "Transfer-Encoding: chunked", ...headers]
  return `${lines.join("\r\n")}\r\n\r\n`
}

function chunked(text: string) {
  return Buffer.from(`${text.length.toString(16)}\r\n${text}\r\n`)
}
