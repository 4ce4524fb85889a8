import { afterEach, expect } from "vitest"
import { violations } from "../server/invariants/violations.ts"
import { lastContext } from "./test-app.ts"

/** In a file of tests: after each of them, what must always be true still is. */
export function keepInvariants() {
  afterEach(async () => {
    const context = lastContext()
    if (context) expect(await violations(context.db, context.cards)).toEqual([])
  })
}
