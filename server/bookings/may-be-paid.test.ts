import { sql } from "kysely"
import { expect, test } from "vitest"
import { dealStates } from "../../contract/deal-states.ts"
import type { Db } from "../../db/tables.ts"
import { testDatabase } from "../../test/database.ts"
import { isForSaleTo, mayBePaid, mayBePaidSql, refusalToPay, type ToPay } from "./may-be-paid.ts"

const id = "0190a000-0000-7000-8000-000000000001"
const other = "0190a000-0000-7000-8000-000000000002"
const [past, ahead] = [new Date(Date.now() - 3_600_000), new Date(Date.now() + 3_600_000)]

const free: ToPay = {
  id,
  state: "booked",
  paidAt: null,
  removedAt: null,
  sellingPrice: 6_200_000,
  priceToday: 6_200_000,
  buyerSuspendedUntil: null,
  soldAt: null,
  withdrawnAt: null,
  deletedAt: null,
  suspendedUntil: null,
  heldBy: null,
  heldUntil: null,
}

const changes: Partial<ToPay>[] = [
  {},
  ...dealStates.map((state) => ({ state })),
  { removedAt: past },
  { priceToday: 6_100_000 },
  { priceToday: 6_100_000, state: "reserved" },
  { buyerSuspendedUntil: ahead },
  { soldAt: past },
  { withdrawnAt: past },
  { deletedAt: past },
  { suspendedUntil: ahead },
  { suspendedUntil: past },
  { heldBy: id, heldUntil: ahead },
  { heldBy: other, heldUntil: ahead },
  { heldBy: other, heldUntil: ahead, state: "reserved" },
]

test("a buyer may pay by card what they may pay by a gateway, and nothing else", async () => {
  const { db } = await testDatabase()
  for (const change of changes) {
    const booking = { ...free, ...change }
    expect({ change, ...(await conditionsOf(db, booking)) }).toEqual({
      change,
      mayBePaid: mayBePaid(booking),
      isForSale: refusalToPay(booking, ["away", "sold", "reserved"]) === undefined,
    })
  }
})

async function conditionsOf(db: Db, booking: ToPay) {
  const { state, removedAt, sellingPrice, priceToday, heldBy, buyerSuspendedUntil } = booking
  const { soldAt, withdrawnAt, deletedAt, suspendedUntil } = booking
  const { rows } = await sql<{ mayBePaid: boolean; isForSale: boolean }>`
    with buyer as (select ${buyerSuspendedUntil !== null}::boolean as "isSuspended"),
      booking as (select ${booking.id}::uuid as id, ${state}::text as state, ${removedAt}::timestamptz as "removedAt",
        ${sellingPrice}::integer as "sellingPrice"),
      product as (select ${priceToday}::integer as "priceToday", ${heldBy}::uuid as "heldBy",
        ${soldAt}::timestamptz as "soldAt", ${withdrawnAt}::timestamptz as "withdrawnAt",
        ${deletedAt}::timestamptz as "deletedAt", ${suspendedUntil}::timestamptz as "suspendedUntil")
    select ${mayBePaidSql} as "mayBePaid", ${isForSaleTo("booking", "product")} as "isForSale"
    from buyer, booking, product`.execute(db)
  return rows[0]
}
