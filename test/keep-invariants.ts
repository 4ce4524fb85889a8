import { afterEach, expect } from "vitest"
import { violations } from "../server/invariants/violations.ts"
import { lastContext } from "./test-app.ts"

/** Checks the invariants after each test of a file. */
export function keepInvariants() {
  afterEach(async () => {
    const context = lastContext()
    if (context) expect(await violations(context.db, context.cards)).toEqual([])
  })
}
