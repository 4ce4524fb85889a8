import { expect, test } from "vitest"
import { AuditEntries } from "../../contract/audit.ts"
import { testApp, claimed } from "../../test/test-app.ts"
import { books } from "../../test/paying.ts"
import { lists, problemOf, read } from "../../test/people.ts"

test("an admin takes down anyone's product, which is written down and told to who booked it", async () => {
  const { rahim, ana, admin, guitars } = await testApp()
  const id = await lists(rahim, guitars)
  const bookingId = await books(ana, id)
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

test("while a payment holds a product not even an admin takes it down", async () => {
  const { admin, productId } = await claimed()
  expect(await problemOf(admin.delete(`/api/products/${productId}`))).toMatchObject({
    status: 409,
    code: "payment-under-way",
  })
})
