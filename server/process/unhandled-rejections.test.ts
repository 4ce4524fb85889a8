import { expect, test } from "vitest"
import { readableLog } from "../../test/readable-log.ts"
import { onUnhandledRejection } from "./unhandled-rejections.ts"

// graphile-worker does not await the query that marks a job as done
test.each([
  ["the database is away", new Error("timeout exceeded when trying to connect"), false],
  ["the database is away", new Error("Connection terminated unexpectedly"), false],
  ["nobody has foreseen it", new TypeError("undefined is not a function"), true],
])("where %s, a rejection that nothing handles is logged: %s", (_, error, ends) => {
  const { log, said } = readableLog("error")
  let hasEnded = false
  onUnhandledRejection(log, () => {
    hasEnded = true
  })(error)
  expect(said()).toContain(error.message)
  expect(hasEnded).toBe(ends)
})
