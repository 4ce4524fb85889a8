import { type Malformed, raw } from "./raw-request.ts"

const part = 'Content-Disposition: form-data; name="image"; filename="a.jpg"\r\nContent-Type: image/jpeg'
const good = `--x\r\n${part}\r\n\r\nno photo\r\n--x--\r\n`

/** Malformed uploads of a photo by a seller. */
export function forms(accessToken: string): Malformed[] {
  return Object.entries(ways).map(([name, [type, body]]) => {
    const headers = [`Authorization: Bearer ${accessToken}`, ...(type ? [`Content-Type: ${type}`] : [])]
    return raw(`a form with ${name}`, "POST /api/images HTTP/1.1", headers, Buffer.from(body, "latin1"))
  })
}

const small = "--x\r\nContent-Disposition: form-data; name=a\r\n\r\n1\r\n"
const x = "multipart/form-data; boundary=x"

const ways: Record<string, [string, string]> = {
  "no type": ["", good],
  "no boundary": ["multipart/form-data", good],
  "an empty boundary": ["multipart/form-data; boundary=", good],
  "another boundary": ["multipart/form-data; boundary=y", good],
  "a boundary of 5,000": [`multipart/form-data; boundary=${"b".repeat(5000)}`, good],
  "a boundary in brackets": ["multipart/form-data; boundary=<x>", good],
  "a mixed type": ["multipart/mixed; boundary=x", good],
  "a form of the other kind": ["application/x-www-form-urlencoded", "image=a"],
  nothing: [x, ""],
  "only an end": [x, "--x--\r\n"],
  "no end": [x, `--x\r\n${part}\r\n\r\nabc`],
  "no empty line": [x, `--x\r\n${part}\r\nabc\r\n--x--\r\n`],
  "no name": [x, "--x\r\nContent-Disposition: form-data\r\n\r\nabc\r\n--x--\r\n"],
  "no headers": [x, "--x\r\n\r\nabc\r\n--x--\r\n"],
  "another name": [x, good.replace('name="image"', 'name="photo"')],
  "a name without its end": [x, good.replace('name="image"', 'name="image')],
  "a name with NUL": [x, good.replace("image", "im\0age")],
  "a file name that climbs": [x, good.replace("a.jpg", "../../../../etc/passwd")],
  "a file name with NUL": [x, good.replace("a.jpg", "a\0.jpg")],
  "a file name of 60 kB": [x, good.replace("a.jpg", "a".repeat(60_000))],
  "a text for a file": [x, good.replace('; filename="a.jpg"', "")],
  "an empty file": [x, good.replace("no photo", "")],
  "no photo": [x, good],
  "one inside another": [x, good.replace("image/jpeg", "multipart/mixed; boundary=x")],
  "an encoding": [x, good.replace("\r\n\r\n", "\r\nContent-Transfer-Encoding: base64\r\n\r\n")],
  "an unknown charset": [x, good.replace("image/jpeg", "text/plain; charset=martian")],
  "100,000 parts": [x, `${small.repeat(100_000)}--x--\r\n`],
  "100,000 boundaries": [x, "--x\r\n".repeat(100_000)],
  "a part header of 1 MB": [x, good.replace("a.jpg", `a.jpg"\r\nX-A: "${"a".repeat(1_000_000)}`)],
  "5,000 part headers": [x, good.replace(part, `${part}${"\r\nX-A: a".repeat(5000)}`)],
  dashes: [x, "-".repeat(500_000)],
  "line ends": [x, "\r\n".repeat(250_000)],
  "a file of 11 MB": [x, good.replace("no photo", "a".repeat(11_000_000))],
  "line ends of one byte": [x, good.replaceAll("\r\n", "\n")],
}
