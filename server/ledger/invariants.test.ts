import { type RawBuilder, sql } from "kysely"
import { v7 as uuidv7 } from "uuid"
import { expect, test } from "vitest"
import { Inserted } from "../../contract/fields.ts"
import { bookProduct, payBooking } from "../../test/acts/paying.ts"
import { listProduct, read } from "../../test/people.ts"
import { testApp } from "../../test/test-app.ts"
import { violationsAfter, withoutTriggers } from "../../test/violations-after.ts"
import { violations } from "../invariants/violations.ts"
import { ledgerRules, owing } from "./invariants.ts"

const { db, context, rahim, sadia, ana, admin, guitars } = await testApp({ COMMISSION_BPS: "500" })
const bookings: string[] = []
for (const seller of [rahim, rahim, rahim, sadia]) {
  const id = await bookProduct(ana, await listProduct(seller, guitars))
  await payBooking(ana, id)
  bookings.push(id)
}
const [kept = "", completed = "", refunded = "", paidOut = ""] = bookings
for (const id of [completed, refunded, paidOut]) await done(ana.post(`/api/deals/${id}/received`))
const payout = { sellerId: sadia.id, amount: 58_900 }
const { insertedId: payoutId } = await read(Inserted, admin.post("/api/payouts", payout))
await done(admin.post(`/api/deals/${refunded}/refund`))

async function done(response: Promise<Response>) {
  if (!(await response).ok) throw new Error(await (await response).text())
}

test("what people did violates no invariant", async () => {
  const found = await violations(db, context.cards)
  expect(found.filter((each) => Object.keys(ledgerRules).some((rule) => each.startsWith(rule)))).toEqual([])
  expect(await owing(db)).toEqual([])
})

type Rule = keyof typeof ledgerRules

const lineOf = (key: string, account: string) => sql`where account = ${account} and "entryId" =
  (select id from "ledgerEntries" where key = ${key})`

function insertEntry(
  key: string,
  kind: string,
  ...lines: [account: string, seller: string | null, amount: number][]
) {
  const made = lines.map(([account, seller, amount], line) => ({ account, seller, amount, line }))
  return sql`with entry as (
      insert into "ledgerEntries" (id, key, kind) values (${uuidv7()}, ${key}, ${kind}) returning id
    ) insert into "ledgerLines" ("entryId", line, account, provider, "sellerId", amount)
      select id, line, account, case account when 'cash' then 'card' end, seller, amount
      from entry, jsonb_to_recordset(${JSON.stringify(made)}::jsonb) as lines (
        account text, seller uuid, amount bigint, line smallint)`
}

/** Statements that break an invariant, and the rule that reports it. */
const broken: [Rule, RawBuilder<unknown>][] = [
  [
    "a ledger entry that does not sum to 0",
    sql`update "ledgerLines" set amount = amount + 1 ${lineOf(`release:${completed}`, "commission")}`,
  ],
  [
    "a payment without its ledger entry",
    sql`update payments set amount = amount + 1 where "bookingId" = ${kept}::uuid`,
  ],
  [
    "a ledger entry of money that was not taken",
    insertEntry(`capture:${uuidv7()}`, "capture", ["cash", null, 5], ["commission", null, -5]),
  ],
  [
    "a completed deal whose money its seller did not get",
    sql`update bookings set "commissionBps" = 400 where id = ${completed}::uuid`,
  ],
  [
    "a seller who got money of a deal that was not completed",
    sql`update bookings set state = 'delivered', "dueAt" = now() where id = ${completed}::uuid`,
  ],
  [
    "a deal for which another amount is kept than was paid for it",
    sql`update bookings set state = 'completed' where id = ${kept}::uuid`,
  ],
  ["a booking with other refunds under way than the ledger has", sql`delete from refunds`],
  [
    "money that lies elsewhere than the ledger says",
    sql`update payments set provider = 'bkash' where "bookingId" = ${kept}::uuid`,
  ],
  [
    "a seller with other money on its way than their payout",
    sql`update payouts set amount = amount + 1 where id = ${payoutId}::uuid`,
  ],
  [
    "a payout without its ledger entries",
    sql`update payouts set state = 'failed', "endedAt" = now() where id = ${payoutId}::uuid`,
  ],
  [
    "a seller who owes money for no reason",
    insertEntry("payout:none", "payout", ["seller", sadia.id, 5], ["commission", null, -5]),
  ],
]

test.each(broken)("the invariants find %s", async (rule, breaking) => {
  const found = await violationsAfter(db, context.cards, [withoutTriggers, breaking])
  expect(found.filter((each) => each.startsWith(rule))).not.toEqual([])
})

test("every invariant of the ledger has a test row that breaks it", () => {
  expect(broken.map(([rule]) => rule).toSorted()).toEqual(Object.keys(ledgerRules).toSorted())
})
