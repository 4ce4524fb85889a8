import { expect, test } from "vitest"
import { Inserted, Modified } from "../../contract/fields.ts"
import { ProblemDetails } from "../../contract/problem.ts"
import { RefundsToWatch } from "../../contract/refunds.ts"
import { sell } from "../../test/acts/crediting.ts"
import { appWithPaid, deal } from "../../test/acts/dealing.ts"
import { runDueJobs } from "../../test/jobs.ts"
import { keepInvariants } from "../../test/keep-invariants.ts"
import { read } from "../../test/people.ts"
import { appWithBooking } from "../../test/test-app.ts"

keepInvariants()

async function told(response: Promise<Response>) {
  const { type: _, title: __, detail: ___, ...known } = ProblemDetails.parse(await (await response).json())
  return known
}

const movedOn = (refundState: string) => ({ status: 409, code: "wrong-state", refundState })

test("an admin whose page of payouts is old is told how each stands now", async () => {
  const { rahim, ana, admin, bookingId } = await appWithBooking()
  await sell(ana, bookingId)
  const begin = (amount: number) => admin.post("/api/payouts", { sellerId: rahim.id, amount })
  const end = (id: string, state: "paid" | "failed") =>
    admin.patch(`/api/payouts/${id}`, state === "paid" ? { state, reference: "TX 1" } : { state })
  const otherBalance = { status: 409, code: "conflict" }
  expect(await told(begin(61_000))).toEqual({ ...otherBalance, balance: 62_000 })
  expect(await told(admin.post(`/api/balances/${rahim.id}/write-off`, { amount: 62_000 }))).toEqual({
    ...otherBalance,
    balance: 62_000,
  })
  const { insertedId: first } = await read(Inserted, begin(62_000))
  expect(await told(begin(62_000))).toEqual({ status: 409, code: "payout-pending", payoutState: "pending" })
  await read(Modified, end(first, "failed"))
  expect(await told(end(first, "paid"))).toEqual({ status: 409, code: "wrong-state", payoutState: "failed" })
  const { insertedId: second } = await read(Inserted, begin(62_000))
  await read(Modified, end(second, "paid"))
  expect(await told(end(second, "failed"))).toEqual({ status: 409, code: "wrong-state", payoutState: "paid" })
  expect(await told(begin(62_000))).toEqual({ ...otherBalance, balance: 0 })
})

test("an admin whose list of refunds is old is told what became of each", async () => {
  const { context, rahim, admin, bookingId } = await appWithPaid()
  await deal(rahim, bookingId, "refund", {})
  const [refund] = await read(RefundsToWatch, admin.get("/api/refunds"))
  const press = async () => [
    await told(admin.post(`/api/refunds/${refund?._id}/retry`)),
    await told(admin.post(`/api/refunds/${refund?._id}/by-hand`, { reference: "cheque 12" })),
  ]
  expect(await press()).toEqual([movedOn("requested"), movedOn("requested")])
  await runDueJobs(context)
  expect(await press()).toEqual([movedOn("done"), movedOn("done")])
})
