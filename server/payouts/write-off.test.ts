import { expect, test } from "vitest"
import { Inserted } from "../../contract/fields.ts"
import { LedgerTotals } from "../../contract/ledger.ts"
import { settleBalance } from "../../test/acts/crediting.ts"
import { appWithPaid, deal } from "../../test/acts/dealing.ts"
import { problemOf, read } from "../../test/people.ts"
import { violations } from "../invariants/violations.ts"

test("what a seller owes and will not pay is written off, once, and then the seller can be removed", async () => {
  const app = await appWithPaid()
  const { db, context, rahim, admin, bookingId, ana } = app
  const owed = (amount: number, key = "once") =>
    admin.post(`/api/balances/${rahim.id}/write-off`, { amount }, { "Idempotency-Key": key })
  expect(await problemOf(owed(62_000))).toMatchObject({ status: 409, code: "conflict" })
  await deal(ana, bookingId, "received")
  await settleBalance(admin, rahim)
  expect(await problemOf(owed(0.01))).toMatchObject({ code: "conflict" })
  await deal(admin, bookingId, "refund", {})
  const remove = () => admin.delete(`/api/users/seller/${rahim.id}`)
  expect(await problemOf(remove())).toMatchObject({ code: "balance-open" })
  expect(await problemOf(owed(61_000))).toMatchObject({ code: "conflict" })
  const { insertedId } = await read(Inserted, owed(62_000, "all"))
  expect((await read(Inserted, owed(62_000, "all"))).insertedId).toBe(insertedId)
  expect(await problemOf(owed(62_000, "again"))).toMatchObject({ code: "conflict" })
  const { sum, accounts } = await read(LedgerTotals, admin.get("/api/ledger/totals"))
  expect(sum).toBe(0)
  expect(accounts).toContainEqual({ account: "written-off", amount: 62_000 })
  expect(await violations(db, context.cards)).toEqual([])
  expect((await remove()).status).toBe(200)
})
