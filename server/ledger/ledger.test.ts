import { expect, test } from "vitest"
import { sql } from "kysely"
import { v7 as uuidv7 } from "uuid"
import { up as addLedger } from "../../db/migrations/0035-ledger.ts"
import type { Tx } from "../../db/tables.ts"
import { keepInvariants } from "../../test/keep-invariants.ts"
import { withRollback } from "../../test/rolled-back.ts"
import { appWithBooking } from "../../test/test-app.ts"
import { commissionGivenBack, commissionOf } from "./commission.ts"
import * as entries from "./entries.ts"
import * as deals from "./of-deal.ts"
import { postEntry } from "./post.ts"
import { totals } from "./totals.ts"

keepInvariants()

test.each([
  ["62,000 BDT of 62,150 with the courier at 5 %", 6_215_000, 6_200_000, 500, 310_000],
  ["without a rate", 6_215_000, 6_200_000, 0, 0],
  ["half a poisha up", 10, 10, 500, 1],
  ["less than half a poisha down", 9, 9, 500, 0],
  ["on what is left after a refund below the price", 3_000_000, 6_200_000, 500, 150_000],
  ["at the highest price and rate", 1_000_000_000, 1_000_000_000, 5_000, 500_000_000],
])("commission is taken on %s", (_, kept, price, bps, commission) => {
  expect(commissionOf(kept, price, bps)).toBe(commission)
})

test.each([
  ["all of it", 6_215_000, 310_000, 6_215_000, 310_000],
  ["half of it", 3_107_500, 310_000, 6_215_000, 155_000],
  ["half a poisha up", 1, 1, 2, 1],
  ["less than half a poisha down", 1, 1, 3, 0],
])("commission goes back with a refund: %s", (_, amount, commission, kept, back) => {
  expect(commissionGivenBack(amount, commission, kept)).toBe(back)
})

const { db, rahim, admin, bookingId } = await appWithBooking()
const sellerId = rahim.id
const deal = { bookingId, sellerId, price: 6_200_000, commissionBps: 500 }
const payment = { provider: "card", amount: 6_215_000 }
const refund = { id: uuidv7(), amount: 6_215_000 }
const part = { id: uuidv7(), amount: 3_000_000 }
const payout = { id: uuidv7(), sellerId, amount: 5_905_000 }
const by = { actorId: admin.id }

const paid = (tx: Tx) => postEntry(tx, entries.capture({ id: bookingId, ...payment }, deal))
const released = (tx: Tx) => deals.releaseToSeller(tx, deal)
const refunded = (tx: Tx) => deals.refund(tx, refund, deal)
const partRefunded = (tx: Tx) => deals.refund(tx, part, deal)
const refundPaid = (tx: Tx) => postEntry(tx, entries.refundPaid({ ...refund, provider: "card" }, deal))
const paidByHand = (tx: Tx) => postEntry(tx, entries.refundPaid({ ...refund, provider: "hand" }, deal))
const chargedBack = (tx: Tx) => deals.chargeback(tx, { id: "dp_1", loss: 0, ...payment }, deal)
const returned = (tx: Tx) => deals.returnChargeback(tx, "dp_1", bookingId)
const payoutMade = (tx: Tx) => postEntry(tx, entries.payout(payout, by))

type Totals = Record<string, number>
const kept: Totals = { card: 6_215_000, escrow: -6_215_000 }
const done: Totals = { card: 6_215_000, seller: -5_905_000, commission: -310_000 }

/** Acts in order, and the resulting account totals in poisha. */
const stories: [string, ((tx: Tx) => Promise<unknown>)[], Totals][] = [
  ["paid", [paid], kept],
  ["completed", [paid, released], done],
  ["refunded before completion", [paid, refunded], { card: 6_215_000, refunds: -6_215_000 }],
  ["refunded, and the money is back", [paid, refunded, refundPaid], {}],
  ["refunded by hand", [paid, refunded, paidByHand], { card: 6_215_000, hand: -6_215_000 }],
  ["refunded after completion", [paid, released, refunded, refundPaid], {}],
  [
    "split: commission on what is left",
    [paid, partRefunded, released],
    { card: 6_215_000, refunds: -3_000_000, seller: -3_054_250, commission: -160_750 },
  ],
  [
    "refunded in part after completion",
    [paid, released, partRefunded],
    // 310,000 × 30,000 / 62,150 = 149,637.97…
    { card: 6_215_000, refunds: -3_000_000, seller: -3_054_638, commission: -160_362 },
  ],
  ["charged back before completion", [paid, chargedBack], {}],
  ["charged back after completion", [paid, released, chargedBack], {}],
  ["charged back, and given back by the bank", [paid, chargedBack, returned], kept],
  ["charged back after completion, and given back", [paid, released, chargedBack, returned], done],
  [
    "charged back after a refund, which is the operator's loss",
    [paid, refunded, chargedBack],
    { refunds: -6_215_000, commission: 6_215_000 },
  ],
  [
    "charged back after a refund past completion, which is not the seller's loss a second time",
    [paid, released, refunded, refundPaid, chargedBack],
    { card: -6_215_000, commission: 6_215_000 },
  ],
  [
    "charged back after a part was refunded past completion: of the seller only what was left",
    [paid, released, partRefunded, chargedBack],
    { refunds: -3_000_000, commission: 3_000_000 },
  ],
  [
    "money that pays for nothing",
    [(tx) => postEntry(tx, entries.stray({ id: part.id, ...payment }, deal))],
    { card: 6_215_000, refunds: -6_215_000 },
  ],
  ["cash", [(tx) => deals.chargeCashCommission(tx, deal)], { seller: 310_000, commission: -310_000 }],
  ["cash without commission", [(tx) => deals.chargeCashCommission(tx, { ...deal, commissionBps: 0 })], {}],
  [
    "paid out, and under way",
    [paid, released, payoutMade],
    { card: 6_215_000, commission: -310_000, transit: -5_905_000 },
  ],
  [
    "paid out",
    [paid, released, payoutMade, (tx) => postEntry(tx, entries.payoutPaid(payout, by))],
    { card: 6_215_000, commission: -310_000, bank: -5_905_000 },
  ],
  [
    "a payout that failed",
    [paid, released, payoutMade, (tx) => postEntry(tx, entries.payoutFailed(payout, by))],
    { card: 6_215_000, seller: -5_905_000, commission: -310_000 },
  ],
  [
    "a refund after the payout is owed by the seller",
    [paid, released, payoutMade, (tx) => postEntry(tx, entries.payoutPaid(payout, by)), refunded, refundPaid],
    { seller: 5_905_000, bank: -5_905_000 },
  ],
]

test.each(stories)("the ledger of a deal: %s", async (_, acts, expected) => {
  await withRollback(db, async (tx) => {
    // each act runs twice, as after a crash: it must be idempotent
    for (const act of acts) await act(tx).then(() => act(tx))
    await sql`set constraints all immediate`.execute(tx)
    expect(await nonZero(tx)).toEqual(expected)
  })
})

async function nonZero(tx: Tx) {
  const sums = (await totals(tx)).filter(({ amount }) => amount !== 0)
  return Object.fromEntries(sums.map(({ account, provider, amount }) => [provider ?? account, amount]))
}

const broken: [string, (tx: Tx) => Promise<unknown>, string][] = [
  ["does not sum to 0", (tx) => postLines(tx, [100, -99]), "do not sum to 0"],
  ["has no lines", (tx) => insertEntry(tx), "do not sum to 0"],
  [
    "is changed",
    (tx) => paid(tx).then(() => sql`update "ledgerLines" set amount = 1`.execute(tx)),
    "append-only",
  ],
  ["is deleted", (tx) => paid(tx).then(() => sql`delete from "ledgerEntries"`.execute(tx)), "append-only"],
]

test.each(broken)("the database refuses a ledger entry that %s", async (_, act, message) => {
  await withRollback(db, async (tx) => {
    const whole = act(tx).then(() => sql`set constraints all immediate`.execute(tx))
    await expect(whole).rejects.toThrow(message)
  })
})

function postLines(tx: Tx, amounts: number[]) {
  const lines = amounts.map((amount) => ({ account: "commission" as const, amount }))
  return postEntry(tx, { key: "capture:broken", kind: "capture", lines })
}

function insertEntry(tx: Tx) {
  return tx
    .insertInto("ledgerEntries")
    .values({ id: uuidv7(), key: "capture:empty", kind: "capture" })
    .execute()
}

test("what was sold before there was a ledger is its seller's", async () => {
  await withRollback(db, async (tx) => {
    await sql`drop table "ledgerLines", "ledgerEntries", payouts, "payoutAccounts"`.execute(tx)
    for (const name of ["ledger entry is balanced", "ledger is append-only", "payouts are kept"])
      await sql`drop function ${sql.id(name)}`.execute(tx)
    const { productId, buyerId } = await tx.selectFrom("bookings").selectAll().executeTakeFirstOrThrow()
    const [id, capturedAt] = [uuidv7(), new Date("2026-03-31T18:00:00Z")]
    const row = { id, transactionId: "pi_1", bookingId, productId, buyerId, amount: 6_200_000, capturedAt }
    await tx
      .insertInto("payments")
      .values({ ...row, state: "captured" })
      .execute()
    await addLedger(tx)
    expect(await nonZero(tx)).toEqual({ card: 6_200_000, seller: -6_200_000 })
    const made = tx.selectFrom("ledgerEntries").select(["key", "bookingId"]).orderBy("createdAt")
    expect(await made.execute()).toEqual([
      { key: `capture:${id}`, bookingId },
      { key: `release:${bookingId}`, bookingId },
    ])
    await released(tx)
    expect(await nonZero(tx)).toEqual({ card: 6_200_000, seller: -6_200_000 })
  })
})
