import { once } from "node:events"
import { createServer } from "node:http"
import { expect, onTestFinished, test } from "vitest"
import { type Request, sends } from "../test/askers.ts"
import { table } from "../test/calls.ts"
import { cast } from "../test/cast.ts"
import { openWorlds } from "../test/world.ts"

test("an address that someone sends, in whatever field of any call, is asked by nobody", async () => {
  const { address, visitors } = await listener()
  const { world } = await openWorlds(await cast())
  const here = await world("fresh")
  let sent = 0
  for (const [call, row] of Object.entries(table)) {
    const asker = (await row.who(here)).at(-1)
    const requests = baited(await row.asks(here), `${address}/${encodeURIComponent(call)}`)
    const answers = await Promise.all(asker ? requests.map((request) => sends(asker, call, request)) : [])
    sent += answers.length
  }
  expect(sent).toBeGreaterThan(400)
  // whoever asks is heard
  await fetch(`${address}/test`)
  expect(visitors).toEqual(["/test"])
})

/** Fields in which others than we take an address. */
const more = ["from", "callbackURL", "redirectTo", "image", "picture", "url"]

/** The call as it should be, with the address in one field more, or in place of what is there. */
function baited({ path, body }: Request, address: string): Request[] {
  const { pathname, searchParams } = new URL(path, address)
  const queries = [...more, ...searchParams.keys()].map((field) => {
    const query = new URLSearchParams(searchParams)
    query.set(field, address)
    return { path: `${pathname}?${query}`, body }
  })
  return [...queries, ...bodiesOf(body, address).map((each) => ({ path, body: each }))]
}

function bodiesOf(body: unknown, address: string) {
  if (body instanceof Blob) return [new Blob([drawing(address)], { type: "image/svg+xml" })]
  if (typeof body !== "object" || body === null) return []
  return [...more, ...Object.keys(body)].map((field) => ({ ...body, [field]: address }))
}

function drawing(address: string) {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="${address}"/></svg>`
}

/** A server that writes down for what it was asked, until the test ends. */
async function listener() {
  const visitors: (string | undefined)[] = []
  const server = createServer((request, response) => {
    visitors.push(request.url)
    response.end()
  }).listen(0, "127.0.0.1")
  await once(server, "listening")
  const address = server.address()
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { address: `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`, visitors }
}
