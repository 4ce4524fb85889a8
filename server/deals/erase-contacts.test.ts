import { sql } from "kysely"
import { expect, test } from "vitest"
import {
  agreeToMeet,
  appWithCashDeal,
  appWithPaid,
  deal,
  dealOf,
  sendByCourier,
  showCode,
} from "../../test/acts/dealing.ts"
import { keepInvariants } from "../../test/keep-invariants.ts"
import { bookProduct, receiveProduct } from "../../test/acts/paying.ts"
import { listProduct } from "../../test/people.ts"
import type { Db } from "../../db/tables.ts"
import { eraseContacts } from "./erase-contacts.ts"

keepInvariants()

test("phone, address and meeting place of a deal are erased 90 days after its end, and nothing else", async () => {
  const { rahim, ana, db, guitars, bookingId } = await appWithPaid()
  await agreeToMeet(rahim, ana, bookingId)
  await showCode(ana, bookingId)
  await sendByCourier(db, bookingId)
  await receiveProduct(ana, bookingId)
  const open = await bookProduct(ana, await listProduct(rahim, guitars))
  const contact = () =>
    db
      .selectFrom("bookings")
      .select(["buyerPhone", "buyerLocation", "address"])
      .where("id", "=", bookingId)
      .executeTakeFirstOrThrow()
  await letDaysPass(db, 89)
  await eraseContacts(db)
  expect((await contact()).address).toContain("Mirpur")
  expect(await dealOf(ana, bookingId)).toMatchObject({ phones: {}, meeting: {} })
  await letDaysPass(db, 2)
  await eraseContacts(db)
  expect(await contact()).toEqual({ buyerPhone: "", buyerLocation: "", address: null })
  const ended = await dealOf(rahim, bookingId)
  expect(ended).toMatchObject({ state: "completed", buyer: { name: ana.name }, amountDue: 62_000 })
  for (const name of ["phones", "meeting", "address"]) expect(ended).not.toHaveProperty(name)
  // an open deal keeps its contact data
  const kept = await db.selectFrom("bookings").select("buyerPhone").where("id", "=", open).execute()
  expect(kept).toMatchObject([{ buyerPhone: expect.stringMatching(/\d/) }])
})

test("that a buyer in cash was there when the deal was completed can still be proved 90 days later", async () => {
  const { rahim, ana, db, bookingId } = await appWithCashDeal()
  const { digits } = await showCode(ana, bookingId)
  await deal(rahim, bookingId, "handover", { digits })
  await letDaysPass(db, 91)
  await eraseContacts(db)
  expect(await dealOf(rahim, bookingId)).not.toHaveProperty("phones")
})

async function letDaysPass(db: Db, days: number) {
  const time = sql`make_interval(days => ${days}::integer)`
  await sql`update bookings set "createdAt" = "createdAt" - ${time}`.execute(db)
  await sql`alter table events disable trigger user`.execute(db)
  await sql`update events set "createdAt" = "createdAt" - ${time}`.execute(db)
  await sql`alter table events enable trigger user`.execute(db)
}
