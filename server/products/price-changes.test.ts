import { sql } from "kysely"
import { expect, test } from "vitest"
import { deliverMails } from "../../test/mail.ts"
import { notificationsOf } from "../../test/notifications.ts"
import { bookProduct } from "../../test/acts/paying.ts"
import { listed } from "../../test/acts/editing.ts"

test("a new price is kept, shown beside the one before while it is lower, and mailed to who booked", async () => {
  const { edits, product, ana, tomal, id, db, context } = await listed()
  await sql`update products set "createdAt" = now() - interval '1 day'`.execute(db)
  await bookProduct(ana, id)
  await tomal.delete(`/api/bookings/${await bookProduct(tomal, id)}`)
  await deliverMails(context)
  expect((await edits({ sellingPrice: 55_000 })).status).toBe(200)
  expect(await product()).toMatchObject({ sellingPrice: 55_000, previousPrice: 62_000 })
  const mails = await deliverMails(context)
  expect(mails.map(({ recipient }) => recipient)).toEqual([ana.email])
  expect(mails[0]?.text).toContain("My Orders shows the new price.")
  expect(mails[0]?.text).not.toContain("BDT")
  expect((await edits({ sellingPrice: 70_000 })).status).toBe(200)
  expect(await product()).not.toHaveProperty("previousPrice")
  const history = await db.selectFrom("priceChanges").select(["priceBefore", "price"]).orderBy("id").execute()
  expect(history).toEqual([
    { priceBefore: 6_200_000, price: 5_500_000 },
    { priceBefore: 5_500_000, price: 7_000_000 },
  ])
})

test("a price that stood for less than a day is not shown as the one before", async () => {
  const { edits, product, db } = await listed()
  await edits({ sellingPrice: 99_000 })
  await edits({ sellingPrice: 55_000 })
  expect(await product()).not.toHaveProperty("previousPrice")
  await sql`update products set "createdAt" = now() - interval '2 days'`.execute(db)
  await sql`update "priceChanges" set "createdAt" = now() - interval '1 day'`.execute(db)
  for (const sellingPrice of [54_000, 60_000, 50_000]) await edits({ sellingPrice })
  expect(await product()).toMatchObject({ sellingPrice: 50_000, previousPrice: 55_000 })
})

test("a buyer hears of a product's new prices once an hour, and not while it is withdrawn", async () => {
  const { rahim, edits, ana, tomal, id, db, context } = await listed()
  const bookingId = await bookProduct(ana, id)
  const changes = async (...prices: number[]) => {
    for (const sellingPrice of prices) await edits({ sellingPrice })
    return (await deliverMails(context)).map(({ recipient }) => recipient)
  }
  await deliverMails(context)
  expect(await changes(61_000, 60_000, 59_000)).toEqual([ana.email])
  await bookProduct(tomal, id)
  await deliverMails(context)
  expect(await changes(58_000, 57_000)).toEqual([tomal.email])
  await sql`update "priceChanges" set "createdAt" = now() - interval '1 hour'`.execute(db)
  await sql`update bookings set "createdAt" = now() - interval '2 hours' where id = ${bookingId}`.execute(db)
  expect((await changes(56_000)).toSorted()).toEqual([ana.email, tomal.email].toSorted())
  await sql`update "priceChanges" set "createdAt" = now() - interval '1 hour'`.execute(db)
  await rahim.patch(`/api/myProducts/${id}`, { withdrawn: true })
  expect(await changes(55_000)).toEqual([])
})

test("of a price that changed while a product was withdrawn its bookers hear when it is listed again", async () => {
  const { rahim, edits, ana, id, db, context } = await listed()
  await bookProduct(ana, id)
  const setWithdrawn = (withdrawn: boolean) => rahim.patch(`/api/myProducts/${id}`, { withdrawn })
  const mails = async () =>
    (await deliverMails(context))
      .filter(({ text }) => text.includes("My Orders shows the new price."))
      .map(({ recipient }) => recipient)
  const told = async () =>
    (await notificationsOf(context, ana)).filter(({ type }) => type === "price-changed")
  await setWithdrawn(true)
  await edits({ sellingPrice: 55_000 })
  await edits({ sellingPrice: 62_000 })
  await setWithdrawn(false)
  expect([await mails(), await told()]).toEqual([[], []])
  await sql`update "priceChanges" set "createdAt" = now() - interval '1 hour'`.execute(db)
  await setWithdrawn(true)
  await edits({ sellingPrice: 71_000 })
  await setWithdrawn(false)
  expect(await mails()).toEqual([ana.email])
  expect(await told()).toMatchObject([{ price: 71_000, wasPrice: 62_000 }])
  // at most one mail an hour, as for a listed product
  await setWithdrawn(true)
  await edits({ sellingPrice: 72_000 })
  await setWithdrawn(false)
  expect(await mails()).toEqual([])
})
