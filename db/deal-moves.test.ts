import { sql } from "kysely"
import { expect, test } from "vitest"
import { dealMoves } from "../contract/deal-moves.ts"
import { dealStates, takenStates, isLive, soldStates } from "../contract/deal-states.ts"
import { appWithBooking } from "../test/test-app.ts"

test("a deal goes only where the contract says, whoever writes to the database", async () => {
  const { db, bookingId } = await appWithBooking()
  const kept = await db.selectFrom("dealMoves").select(["from", "to"]).execute()
  const pairs = dealMoves.map(([, from, to]) => `${from} → ${to}`)
  expect(new Set(kept.map(({ from, to }) => `${from} → ${to}`))).toEqual(new Set(pairs))
  const booking = db.updateTable("bookings").where("id", "=", bookingId)
  const until = new Date("2030-01-01")
  await expect(booking.set({ state: "completed" }).execute()).rejects.toThrow("from booked to completed")
  await expect(booking.set({ state: "reserved" }).execute()).rejects.toThrow("has a deadline")
  await booking.set({ state: "reserved", dueAt: until }).execute()
  const another = sql`insert into bookings (id, "productId", "buyerId", "productName", "sellerName", "buyerName",
      "buyerEmail", "buyerPhone", "buyerLocation", "sellingPrice", state, "dueAt", "removedAt")
    select gen_random_uuid(), "productId", "buyerId", "productName", "sellerName", "buyerName",
      "buyerEmail", "buyerPhone", "buyerLocation", "sellingPrice", 'paying', "dueAt", now() from bookings`
  await expect(another.execute(db)).rejects.toThrow("one deal per product")
})

test("the database and the contract mean the same by taken and by waiting", async () => {
  const { db } = await appWithBooking()
  const { rows } = await sql<{ rule: string }>`
    select pg_get_indexdef('"bookings: one deal per product"'::regclass) as rule
    union all select pg_get_constraintdef(oid) from pg_constraint
      where conname in ('bookings: who is to act has a deadline', 'bookings: known state') order by rule`.execute(
    db,
  )
  const named = rows.map(({ rule }) => dealStates.filter((state) => rule.includes(`'${state}'`)))
  expect(named).toContainEqual([...takenStates])
  expect(named).toContainEqual(dealStates.filter(isLive))
  expect(named).toContainEqual([...dealStates])
  expect(takenStates).toEqual(expect.arrayContaining([...soldStates]))
})
