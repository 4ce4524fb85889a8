import { gzipSync } from "node:zlib"
import { json, type Malformed, raw } from "./raw-request.ts"

const calls = ["/api/contact", "/api/auth/sign-in/email", "/api/community"]

/** Bodies that are not JSON, or not what the call expects. */
export function bodies(): Malformed[] {
  return calls.flatMap((path) => [
    ...Object.entries(texts).map(([name, body]) =>
      raw(`${path} with ${name}`, `POST ${path} HTTP/1.1`, [json], Buffer.from(body)),
    ),
    ...types.map((type) =>
      raw(`${path} as ${type}`, `POST ${path} HTTP/1.1`, [`Content-Type: ${type}`], Buffer.from("{}")),
    ),
  ])
}

const hundredThousand = 100_000

/** By what is wrong with them. */
export const texts: Record<string, string | Buffer> = {
  nothing: "",
  "a brace": "{",
  "two ends": "{}}",
  "a list": "[]",
  null: "null",
  "a number": "1",
  "a text": '"x"',
  "a huge number": "1e999",
  NaN: "NaN",
  undefined: "undefined",
  "bare words": "{email: 1}",
  "single quotes": "{'email': 1}",
  "a comma too many": '{"email":"a",}',
  "a comment": '{/* */"email":"a"}',
  "no end of a text": '{"email":"a',
  "no value": '{"email":}',
  "a wrong escape": '{"email":"\\x"}',
  "half an escape": '{"email":"\\u12"}',
  "a lone surrogate": '{"name":"\\ud800","email":"\\ud800","message":"\\udfff","token":5}',
  "a NUL": '{"name":"\\u0000","email":"a\\u0000@b.c","message":"\\u0000","token":0}',
  "a raw NUL": '{"email":"\0"}',
  "a raw line end": '{"email":"\n"}',
  "a byte order mark": "\ufeff{",
  "wrong UTF-8": Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
  "UTF-16": Buffer.from('{"email":"a"}', "utf16le"),
  "compressed bytes": gzipSync("{}"),
  "random bytes": Buffer.from(Array.from({ length: 300 }, (_, at) => (at * 197 + 31) % 256)),
  "two documents": "{}{}",
  "the same name twice": '{"email":1,"email":2}',
  "a form": "a=1&b=2",
  "a part of a form": "--x\r\n\r\n",
  "a document type": "<!DOCTYPE a>",
  "a prototype": '{"__proto__":{"email":"a"}}',
  "100,000 brackets": "[".repeat(hundredThousand),
  "20,000 brackets": `${"[".repeat(20_000)}${"]".repeat(20_000)}`,
  "10,000 objects in one another": `${'{"a":'.repeat(10_000)}1${"}".repeat(10_000)}`,
  "1,000,000 names": `{${Array.from({ length: 1_000_000 }, (_, at) => `"k${at}":1`).join()}}`,
  "5,000 names": `{${Array.from({ length: 5000 }, (_, at) => `"k${at}":1`).join()}}`,
  "a number of 60,000 digits": `{"email":${"9".repeat(60_000)}}`,
  "a text of 5 MB": JSON.stringify({ email: "x".repeat(5_000_000) }),
  "60,000 spaces": " ".repeat(60_000),
}

const forms = ["application/x-www-form-urlencoded", "multipart/form-data"]
const types = ["text/plain", "application/xml", ...forms, ";", "x".repeat(900)]
