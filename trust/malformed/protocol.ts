import { exactly, json, type Malformed } from "./raw-request.ts"

const get = "GET /api/settings HTTP/1.1"
const post = "POST /api/contact HTTP/1.1"
const host = "Host: localhost"

/** Invalid HTTP, or HTTP that two parsers may read differently. If accepted, each would be answered 200 or 201. */
export function protocol(): Malformed[] {
  const says = [host, json]
  return [
    ...Object.entries(starts).map(([name, line]) => exactly(name, line, host, "", "")),
    ...Object.entries(headers).map(([name, said]) => exactly(name, get, ...said, "", "")),
    ...Object.entries(lengths).map(([name, [body, ...said]]) =>
      exactly(name, post, ...says, ...said, "", body),
    ),
    ...Object.entries(chunks).map(([name, body]) => exactly(name, post, ...says, encoded, "", body)),
  ]
}

const starts = {
  "version 3.0": "GET /api/settings HTTP/3.0",
  "version 1": "GET /api/settings HTTP/1",
  "version words": "GET /api/settings HTTP/one.one",
  "other protocol": "GET /api/settings FTP/1.1",
  "no path": "GET HTTP/1.1",
  "small letters": "get /api/settings HTTP/1.1",
  "unknown method": "STEAL /api/settings HTTP/1.1",
  "method with NUL": "G\0T /api/settings HTTP/1.1",
  "path with NUL": "GET /api/set\0tings HTTP/1.1",
  "path with a space": "GET /api/set tings HTTP/1.1",
  "path with a tab": "GET /api/set\ttings HTTP/1.1",
  "path without a slash": "GET api/settings HTTP/1.1",
  "path of 1 MB": `GET /${"a".repeat(1_000_000)} HTTP/1.1`,
  "path of 20 kB": `GET /api/settings?${"a".repeat(20_000)} HTTP/1.1`,
  "a tunnel": "CONNECT evil.example:443 HTTP/1.1",
  "HTTP/2": "PRI * HTTP/2.0",
  "a word": "HELO",
  "a shell": "SSH-2.0-OpenSSH_9.6",
  "a TLS hello": "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
  bytes: "\xff\xfe\x00\x01\x80".repeat(40),
  NULs: "\0".repeat(1000),
}

const headers: Record<string, string[]> = {
  "no host": [],
  "two hosts": [host, "Host: evil.example"],
  "no colon": [host, "X-Broken"],
  "space before the colon": [host, "X-Broken : a"],
  "space in a name": [host, "X Broken: a"],
  "no name": [host, ": a"],
  "name with NUL": [host, "X-\0: a"],
  "name with a bracket": [host, "X-(a): a"],
  "name with an umlaut": [host, "X-\xfc: a"],
  "value with NUL": [host, "X-Broken: a\0b"],
  "value with a lone CR": [host, "X-Broken: a\rb"],
  "value with a bell": [host, "X-Broken: a\x07b"],
  "value with DEL": [host, "X-Broken: a\x7fb"],
  "a header of 20 kB": [host, `X-Long: ${"a".repeat(20_000)}`],
  "a header of 1 MB": [host, `X-Long: ${"a".repeat(1_000_000)}`],
  "a name of 20 kB": [host, `${"a".repeat(20_000)}: a`],
  "cookies of 30 kB": [host, `Cookie: ${"a=b; ".repeat(6000)}`],
  "5,000 headers": [host, ...Array.from({ length: 5000 }, (_, at) => `X-${at}: a`)],
  "an expectation": [host, "Expect: a-miracle"],
  "starts with a space": [` ${host}`],
}

const message = '{"name":"Ana","email":"ana@backline.example","message":"Hello"}'
const encoded = "Transfer-Encoding: chunked"
const chunked = `${message.length.toString(16)}\r\n${message}\r\n0\r\n\r\n`

/** Each body with contradictory headers about its length. */
const lengths: Record<string, [body: string, ...said: string[]]> = {
  "length below zero": [message, "Content-Length: -1"],
  "length in words": [message, "Content-Length: ten"],
  "length with a plus": [message, `Content-Length: +${message.length}`],
  "length in hex": [message, "Content-Length: 0x3f"],
  "length with a point": [message, `Content-Length: ${message.length}.0`],
  "length that overflows": [message, "Content-Length: 99999999999999999999"],
  "an empty length": [message, "Content-Length:"],
  "two lengths": [message, `Content-Length: ${message.length}`, "Content-Length: 5"],
  "two lengths in one": [message, `Content-Length: ${message.length}, 5`],
  "length and chunks": [chunked, `Content-Length: ${message.length}`, "Transfer-Encoding: chunked"],
  "chunks and length": [chunked, "Transfer-Encoding: chunked", `Content-Length: ${chunked.length}`],
  "length too long": [message, `Content-Length: ${message.length + 9}`],
  "length too short": [message, "Content-Length: 9"],
  "length of 10 GB": [message, "Content-Length: 10000000000"],
  "unknown encoding": [chunked, "Transfer-Encoding: xchunked"],
  "encoding not at the end": [chunked, "Transfer-Encoding: chunked, identity"],
  "encoding with a tab": [chunked, "Transfer-Encoding:\x0bchunked"],
  "encoding with a space": [chunked, "Transfer-Encoding : chunked"],
  "an identity": [message, "Transfer-Encoding: identity"],
  "compressed, it says": [
    message.slice(1),
    "Content-Encoding: gzip",
    `Content-Length: ${message.length - 1}`,
  ],
}

const chunks = {
  "chunk size in words": "zz\r\n{}\r\n0\r\n\r\n",
  "chunk size below zero": "-2\r\n{}\r\n0\r\n\r\n",
  "chunk size with 0x": "0x2\r\n{}\r\n0\r\n\r\n",
  "chunk size that overflows": "ffffffffffffffffff\r\n{}\r\n0\r\n\r\n",
  "no chunk size": "\r\n{}\r\n0\r\n\r\n",
  "chunk longer than it says": "1\r\n{}\r\n0\r\n\r\n",
  "chunk shorter than it says": "9\r\n{}\r\n0\r\n\r\n",
  "no last chunk": "2\r\n{}\r\n",
  "an extension of 1 MB": `2;${"a".repeat(1_000_000)}\r\n{}\r\n0\r\n\r\n`,
  "a trailer of 1 MB": `2\r\n{}\r\n0\r\nX-A: ${"a".repeat(1_000_000)}\r\n\r\n`,
  "a trailer without a colon": "2\r\n{}\r\n0\r\nBroken\r\n\r\n",
  "line ends of one byte": "2\n{}\n0\n\n",
}
