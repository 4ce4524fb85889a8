import { createServer } from "node:http"
import { expect, onTestFinished, test } from "vitest"
import type { Request } from "./calls/callers.ts"
import { listen } from "./listen.ts"
import { sendVariations } from "./variations.ts"

test(
  "the product sends no request to an address that a caller sends, in whatever field of any call",
  { tags: "full" },
  async () => {
    const visitors: (string | undefined)[] = []
    const { origin, stop } = await listen(
      createServer(({ url }, response) => {
        visitors.push(url)
        response.end()
      }),
    )
    onTestFinished(stop)
    const answers = await sendVariations((request, call) =>
      withAddress(request, `${origin}/${encodeURIComponent(call)}`),
    )
    expect(answers.length).toBeGreaterThan(400)
    // the server records every request
    await fetch(`${origin}/test`)
    expect(visitors).toEqual(["/test"])
  },
)

/** Names of fields that could take an address from a caller. */
const more = ["from", "callbackURL", "redirectTo", "image", "picture", "url"]

/** The valid call with the address in an additional field, or in place of a value. */
function withAddress({ path, body }: Request, address: string): Request[] {
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
