import { sql } from "kysely"
import { expect, test } from "vitest"
import { AuditEntries } from "../../contract/audit.ts"
import { testApp, appWithClaim } from "../../test/test-app.ts"
import { deliverMails } from "../../test/mail.ts"
import { bookProduct } from "../../test/acts/paying.ts"
import { listProduct, photoOf, problemOf, read } from "../../test/people.ts"
import { deleteUnusedImages } from "../images/delete-unused-images.ts"

test("an admin takes down anyone's product, which is written down and told to who booked it", async () => {
  const { rahim, ana, admin, guitars } = await testApp()
  const id = await listProduct(rahim, guitars)
  const bookingId = await bookProduct(ana, id)
  expect(await (await admin.delete(`/api/products/${id}`)).json()).toEqual({ deletedCount: 1 })
  expect(await (await ana.get(`/api/bookings/${bookingId}`)).json()).toMatchObject({ availability: "GONE" })
  const [entry] = await read(AuditEntries, admin.get("/api/audit"))
  expect(entry).toMatchObject({
    act: "product removed",
    actor: admin.name,
    subjectId: id,
    subject: "Fender Player Stratocaster",
  })
})

test("what a seller sold elsewhere is off sale, and who booked it is told so", async () => {
  const { rahim, ana, guitars, context } = await testApp()
  const id = await listProduct(rahim, guitars)
  const bookingId = await bookProduct(ana, id)
  const sell = () => rahim.patch(`/api/myProducts/${id}`, { soldElsewhere: true })
  expect(await (await sell()).json()).toEqual({ modifiedCount: 1 })
  expect(await problemOf(sell())).toMatchObject({ status: 404 })
  expect(await (await ana.get(`/api/bookings/${bookingId}`)).json()).toMatchObject({ availability: "GONE" })
  const mails = await deliverMails(context)
  expect(mails.find(({ recipient }) => recipient === ana.email)?.text).toContain("sold it outside Backline")
})

test("while a product is being paid not even an admin takes it down", async () => {
  const { admin, productId } = await appWithClaim()
  expect(await problemOf(admin.delete(`/api/products/${productId}`))).toMatchObject({
    status: 409,
    code: "payment-under-way",
  })
})

test("of a product that is removed only the first photo stays, which bookings show", async () => {
  const { rahim, guitars, context, db } = await testApp()
  const productPhotos = [await photoOf(rahim), await photoOf(rahim)]
  const id = await listProduct(rahim, guitars, { productPhoto: productPhotos[0], productPhotos })
  await sql`update images set "createdAt" = now() - interval '2 days'`.execute(db)
  await deleteUnusedImages(context)
  await rahim.delete(`/api/products/${id}`)
  await deleteUnusedImages(context)
  const [kept, ...others] = await db
    .selectFrom("images")
    .select("sizes")
    .where("ownerId", "=", rahim.id)
    .execute()
  expect(kept?.sizes.at(-1)?.url).toBe(productPhotos[0])
  expect(others).toEqual([])
})
