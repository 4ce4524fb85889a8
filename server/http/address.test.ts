import { once } from "node:events"
import { createServer, get } from "node:http"
import { text } from "node:stream/consumers"
import { compile } from "proxy-addr"
import { afterAll, expect, test } from "vitest"
import { callerOf } from "./address.ts"

const isTrusted = compile(["127.0.0.1", "10.0.0.0/8"])
const server = createServer((request, response) => response.end(callerOf(request, isTrusted)))
server.listen(0, "127.0.0.1")
await once(server, "listening")
afterAll(() => server.close())

test.each([
  ["203.0.113.1", "203.0.113.1"],
  ["6.6.6.6, 203.0.113.1, 10.0.0.7", "203.0.113.1"],
  ["10.0.0.9, 10.0.0.7", "10.0.0.9"],
  ["2001:db8:1:2:3::4", "2001:db8:1:2::/64"],
  ["::ffff:203.0.113.1", "203.0.113.1"],
  ["6.6.6.6, ", "127.0.0.1"],
  ["6.6.6.6, , 10.0.0.7", "127.0.0.1"],
  ["6.6.6.6, unknown", "127.0.0.1"],
  ["", "127.0.0.1"],
])("behind a trusted proxy X-Forwarded-For %j names %s", async (header, expected) => {
  expect(await answer({ "X-Forwarded-For": header })).toBe(expected)
})

async function answer(headers: Record<string, string>) {
  const address = server.address()
  const port = typeof address === "object" ? address?.port : undefined
  const [response] = await once(get({ host: "127.0.0.1", port, headers }), "response")
  return text(response)
}
