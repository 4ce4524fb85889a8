import { expect, test } from "vitest"
import { v7 as uuidv7 } from "uuid"
import { toTransactionId } from "./transaction-id.ts"

test("a buyer's transaction id is short, in order of time, and its own for every payment", () => {
  expect(toTransactionId("00000000-0000-0000-0000-000000000000")).toBe(`BL${"0".repeat(26)}`)
  expect(toTransactionId("ffffffff-ffff-ffff-ffff-ffffffffffff")).toBe(`BL7${"Z".repeat(25)}`)
  expect(toTransactionId("0190a5d7-7b3c-7e1f-8a2b-3c4d5e6f7081")).toMatch(/^BL[0-9A-HJKMNP-TV-Z]{26}$/)
  const made = Array.from({ length: 100 }, () => toTransactionId(uuidv7()))
  expect(new Set(made).size).toBe(100)
  expect(made.toSorted()).toEqual(made)
})
