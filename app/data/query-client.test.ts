import { expect, test } from "vitest"
import { fetchCached, run } from "./query-client.ts"

test("a page that someone opens by a notification shows although the notification is marked read meanwhile", async () => {
  const answers = [Promise.withResolvers<string>(), Promise.withResolvers<string>()]
  let asked = 0
  const shown = fetchCached(["product"], async () => answers[asked++]?.promise)
  await run({ mutationFn: () => Promise.resolve() }, undefined)
  answers[0]?.resolve("before")
  answers[1]?.resolve("after")
  expect(await shown).toBe("after")
})
