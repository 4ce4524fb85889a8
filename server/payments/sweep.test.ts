import { sql } from "kysely"
import { expect, test } from "vitest"
import { Booking } from "../../contract/bookings.ts"
import type { Db } from "../../db/tables.ts"
import { cast, claimed } from "../../test/cast.ts"
import { confirmsAlone } from "../../test/paying.ts"
import { type Person, read } from "../../test/people.ts"
import { readableLog } from "../../test/readable-log.ts"
import { Problem } from "../http/problem.ts"
import { violations } from "./invariants.ts"
import { startSweep, sweep } from "./sweep.ts"

test("an old hold without a claim is let go by the sweep, once the card provider can say what became of it", async () => {
  const { ana, house, db } = await cast()
  const transactionId = await holdsForLong(db, ana)
  expect(await violations(db, house.cards)).toHaveLength(1)
  const { fetchIntent } = house.cards
  const away = new Problem("unavailable", "The card provider cannot be reached at this moment.")
  Object.assign(house.cards, { fetchIntent: () => Promise.reject(away) })
  await sweep(house)
  Object.assign(house.cards, { fetchIntent })
  expect(await house.cards.fetchIntent(transactionId)).toMatchObject({ status: "requires_capture" })
  await sweep(house)
  expect(await house.cards.fetchIntent(transactionId)).toMatchObject({ status: "canceled" })
  expect(await violations(db, house.cards)).toEqual([])
})

test("a claim whose payment the card provider does not know yet waits until it does", async () => {
  const { ana, house, db, bookingId } = await claimed()
  const { fetchIntent } = house.cards
  await sql`update payments set "claimedAt" = now() - interval '1 minute'`.execute(db)
  Object.assign(house.cards, { fetchIntent: () => Promise.resolve(undefined) })
  const isPaid = async () => (await read(Booking, ana.get(`/api/bookings/${bookingId}`))).paid
  await sweep(house)
  expect(await isPaid()).toBe(false)
  Object.assign(house.cards, { fetchIntent })
  await sweep(house)
  expect(await isPaid()).toBe(true)
  expect(await violations(db, house.cards)).toEqual([])
})

test("a payment that cannot be finished keeps no other waiting, and the log tells of it", async () => {
  const { log, said } = readableLog("error")
  const { ana, tomal, house, db } = await cast({}, log)
  const [broken, old] = [await holdsForLong(db, ana), await holdsForLong(db, tomal)]
  const { fetchIntent } = house.cards
  const fails = async (id: string) => (id === broken ? Promise.reject(new Error("no JSON")) : fetchIntent(id))
  Object.assign(house.cards, { fetchIntent: fails })
  await startSweep(house)()
  expect(await fetchIntent(broken)).toMatchObject({ status: "requires_capture" })
  expect(await fetchIntent(old)).toMatchObject({ status: "canceled" })
  expect(said()).toContain(broken)
  expect(said()).not.toContain(old)
})

test("a sweep that fails ends nothing, and the next one makes it good", async () => {
  const { log, said } = readableLog("error")
  const { ana, house, db } = await cast({}, log)
  const transactionId = await holdsForLong(db, ana)
  const { withMoney } = house.cards
  Object.assign(house.cards, {
    withMoney() {
      throw new Error("no JSON")
    },
  })
  await startSweep(house)()
  expect(said()).toContain("the sweep failed")
  Object.assign(house.cards, { withMoney })
  await startSweep(house)()
  expect(await house.cards.fetchIntent(transactionId)).toMatchObject({ status: "canceled" })
})

test("money that is held since a moment for a payment opened long ago is not taken for a hold left behind", async () => {
  const { ana, house, db } = await cast()
  const transactionId = await confirmsAlone(ana, 10)
  await sql`update sandbox.intents set "createdAt" = now() - interval '1 year'`.execute(db)
  expect(await violations(db, house.cards)).toEqual([])
  await sweep(house)
  expect(await house.cards.fetchIntent(transactionId)).toMatchObject({ status: "requires_capture" })
})

/** Money that is held for sixteen minutes, longer than any purchase takes, without a claim. */
async function holdsForLong(db: Db, buyer: Person) {
  const transactionId = await confirmsAlone(buyer, 10)
  // an unpaid booking keeps its intent for as long as it is there
  await sql`update sandbox.intents set
    "createdAt" = now() - interval '1 year', "heldAt" = now() - interval '16 minutes'`.execute(db)
  return transactionId
}
