import { type QueryKey, QueryObserver } from "@tanstack/react-query"
import { expect, onTestFinished, test } from "vitest"
import { fetchCached, queryClient, invalidateAndRefetch, run } from "./query-client.ts"

test("a page that someone opens by a notification shows although the notification is marked read meanwhile", async () => {
  const answers = [Promise.withResolvers<string>(), Promise.withResolvers<string>()]
  let requestCount = 0
  const shown = fetchCached(["product"], async () => answers[requestCount++]?.promise)
  await run({ mutationFn: () => Promise.resolve() }, undefined)
  answers[0]?.resolve("before")
  answers[1]?.resolve("after")
  expect(await shown).toBe("after")
})

test.each([
  ["a person's own change", () => run({ mutationFn: () => Promise.resolve() }, undefined)],
  ["a row that changes in place", () => run({ mutationFn: () => Promise.resolve(), meta: { isInPlace: true } }, undefined)],
  ["a message that arrives", () => void invalidateAndRefetch(["conversations"])],
])("%s is shown although the list was being loaded for the first time", async (_, change) => {
  const answers = [Promise.withResolvers<string>(), Promise.withResolvers<string>()]
  const shown = listShown(["conversations"], answers)
  await change()
  answers[0]?.resolve("before")
  answers[1]?.resolve("after")
  await expect.poll(() => shown.getCurrentResult().data).toBe("after")
})

/** As a page shows a list, with these answers of the server. */
function listShown(queryKey: QueryKey, answers: PromiseWithResolvers<string>[]) {
  let requestCount = 0
  const observer = new QueryObserver(queryClient, { queryKey, queryFn: () => answers[requestCount++]?.promise })
  onTestFinished(observer.subscribe(() => undefined))
  onTestFinished(() => queryClient.clear())
  return observer
}
