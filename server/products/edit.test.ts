import { readdir } from "node:fs/promises"
import { join } from "node:path"
import { sql } from "kysely"
import { expect, test } from "vitest"
import { Modified } from "../../contract/fields.ts"
import { type TestApp, appWithClaim, testApp } from "../../test/test-app.ts"
import { queueBehindLock } from "../../test/database.ts"
import { bookProduct, confirmCard, payBooking } from "../../test/acts/paying.ts"
import { listProduct, photoOf, problemOf, productOf, read } from "../../test/people.ts"
import { listed } from "../../test/acts/editing.ts"
import { deleteUnusedImages } from "../images/delete-unused-images.ts"

test("a seller changes any field of an unsold product, and what was not sent stays", async () => {
  const { edits, product, drums } = await listed({ brand: "Fender", year: 2019, area: "Ring Road" })
  const before = await product()
  const changes = {
    productName: "Fender Player Jazzmaster",
    productCondition: "Fair",
    faults: "A dent.",
    categoryId: drums,
    buyingPrice: 90_000.5,
    brand: null,
    area: "",
    timeUsed: "৩ বছর",
    location: "Agrabad, Chattogram",
    phoneNumber: "01700000009",
    negotiable: false,
    included: ["box"],
  }
  expect(await read(Modified, edits(changes))).toEqual({ modifiedCount: 1 })
  const after = await product()
  const { brand: _, area: __, ...said } = changes
  expect(after).toMatchObject({ ...said, year: 2019, monthsUsed: 36, district: "chattogram" })
  expect(after).toMatchObject({ productCategory: "Drums & Percussion", createdAt: before.createdAt })
  expect(after).not.toHaveProperty("brand")
  expect(after).not.toHaveProperty("area")
  expect(after.updatedAt > before.updatedAt).toBe(true)
  expect(await read(Modified, edits(changes))).toEqual({ modifiedCount: 0 })
  expect((await product()).updatedAt).toBe(after.updatedAt)
})

test("an edit that is wrong anywhere is refused there, and nothing changes", async () => {
  const { edits, product } = await listed()
  const before = await product()
  const wrong = {
    categoryId: { categoryId: "018f0000-0000-7000-8000-000000000001" },
    faults: { productCondition: "Fair" },
    productPhoto: { productPhoto: "/photos/another.webp" },
    productPhotos: { productPhotos: [] },
    sellingPrice: { sellingPrice: -1 },
  }
  for (const [field, changes] of Object.entries(wrong)) {
    const response = await edits({ location: "Khulna", ...changes })
    expect(response.status).toBe(422)
    expect(Object.keys((await response.json()).errors)).toEqual([field])
  }
  expect(await product()).toEqual(before)
})

test("nobody edits another's product, a sold one, one that is removed or one that is being paid", async () => {
  const { edits, sadia, ana, id, product } = await listed()
  const change = { location: "Khulna" }
  expect(await problemOf(edits(change, sadia))).toMatchObject({ status: 404 })
  await payBooking(ana, await bookProduct(ana, id))
  expect(await problemOf(edits(change))).toMatchObject({ status: 409, code: "already-sold" })
  expect((await product()).location).toBe("Dhanmondi, Dhaka")
  const claimed = await appWithClaim()
  const edit = claimed.rahim.patch(`/api/products/${claimed.productId}`, change)
  expect(await problemOf(edit)).toMatchObject({ status: 409, code: "payment-under-way" })
})

test("of two tabs that edit one product the second is told, and loses nothing that it did not send", async () => {
  const { edits, product } = await listed()
  const { updatedAt } = await product()
  expect((await edits({ location: "Khulna", updatedAt })).status).toBe(200)
  const second = { productName: "Jazzmaster", updatedAt }
  expect(await problemOf(edits(second))).toMatchObject({
    status: 409,
    code: "conflict",
    detail: expect.stringContaining("changed meanwhile"),
  })
  // idempotent: the repeated request changes nothing
  expect((await edits({ location: "Khulna", updatedAt })).status).toBe(200)
  expect((await edits({ ...second, updatedAt: (await product()).updatedAt })).status).toBe(200)
  expect(await product()).toMatchObject({ location: "Khulna", productName: "Jazzmaster" })
})

test("of many edits at the same moment one counts", async () => {
  const { edits, product } = await listed()
  const { updatedAt } = await product()
  const places = ["Khulna", "Sylhet", "Pabna", "Feni"]
  const responses = await Promise.all(places.map((location) => edits({ location, updatedAt })))
  expect(responses.filter(({ status }) => status === 409)).toHaveLength(3)
  const kept = places[responses.findIndex(({ status }) => status === 200)]
  expect((await product()).location).toBe(kept)
})

test("photos are ordered anew, those that stay keep their address, and one that is taken off is deleted", async () => {
  const app = await listed()
  const { rahim, edits, product, db, context } = app
  const [first, second, third] = [(await product()).productPhoto, await photoOf(rahim), await photoOf(rahim)]
  expect((await edits({ productPhotos: [first, second, third] })).status).toBe(200)
  await agePhotos(app)
  await deleteUnusedImages(context)
  expect((await edits({ productPhotos: [third, first] })).status).toBe(200)
  expect(await product()).toMatchObject({
    productPhoto: third,
    productPhotos: [{ url: third }, { url: first }],
  })
  const files = () => readdir(join(context.config.dataDir, "photos"))
  const before = await files()
  expect(await deleteUnusedImages(context)).toBe(1)
  expect(before.filter((file) => second.includes(file)).length).toBe(1)
  expect((await files()).some((file) => second.includes(file))).toBe(false)
  expect((await edits({ productPhoto: first, productPhotos: [third, first] })).status).toBe(422)
  const another = await photoOf(rahim)
  expect((await edits({ productPhoto: another })).status).toBe(200)
  expect((await product()).productPhotos).toMatchObject([{ url: another }, { url: first }])
  expect((await edits({ productPhotos: [third, first, second] })).status).toBe(422)
  expect(await db.selectFrom("furtherPhotos").selectAll().execute()).toHaveLength(1)
})

/** Makes every photo two days old. */
async function agePhotos({ db }: TestApp) {
  await sql`update images set "createdAt" = now() - interval '2 days'`.execute(db)
}

test("limits count for edits too: no price that nobody could pay, and not the words of another product", async () => {
  const { rahim, guitars } = await testApp({ RATE_LIMITS: "on" })
  const product = await productOf(rahim, guitars)
  await rahim.post("/api/products", product)
  const other = { ...product, productPhoto: await photoOf(rahim), productDescription: "The second of two." }
  const { insertedId } = await (await rahim.post("/api/products", other)).json()
  const edits = (body: unknown) => rahim.patch(`/api/products/${insertedId}`, body)
  const { productDescription } = product
  expect(await (await edits({ productDescription })).json()).toHaveProperty("errors.productDescription")
  expect(await (await edits({ productPhoto: product.productPhoto })).json()).toHaveProperty(
    "errors.productPhoto",
  )
  expect((await edits({ location: "Khulna" })).status).toBe(200)
})

test("of two products that become the same at one moment, by edits or by being listed again, the second is refused", async () => {
  const { rahim, guitars, db } = await testApp({ RATE_LIMITS: "on" })
  const ids = await Promise.all(
    ["One.", "Two."].map(async (productDescription) =>
      listProduct(rahim, guitars, { productDescription, productPhoto: await photoOf(rahim) }),
    ),
  )
  const onBoth = (act: (id: string) => Promise<Response>) =>
    queueBehindLock(
      db,
      (tx) => tx.selectFrom("products").select("id").where("id", "in", ids).forUpdate().execute(),
      ...ids.map((id) => () => act(id)),
    )
  const words = { productName: "Yamaha F310", productDescription: "As new." }
  const edited = await onBoth((id) => rahim.patch(`/api/products/${id}`, words))
  expect(statuses(edited)).toEqual([200, 422])

  const setWithdrawn = (id: string, withdrawn: boolean) => rahim.patch(`/api/myProducts/${id}`, { withdrawn })
  for (const id of ids) await setWithdrawn(id, true)
  for (const id of ids) await rahim.patch(`/api/products/${id}`, words)
  const listedAgain = await onBoth((id) => setWithdrawn(id, false))
  expect(statuses(listedAgain)).toEqual([200, 422])
})

function statuses(responses: Response[]) {
  return responses.map(({ status }) => status).toSorted((one, other) => one - other)
}

test("an edit and a payment at the same moment: the one that comes second is refused", async () => {
  const { edits, ana, id, db } = await listed()
  const bookingId = await bookProduct(ana, id)
  const transactionId = await confirmCard(ana, bookingId)
  const [edited, paid] = await Promise.all([
    edits({ sellingPrice: 70_000 }),
    ana.post("/api/payments", { transactionId, bookingId }),
  ])
  expect(new Set([edited.status, paid.status])).toEqual(new Set([200, 409]))
  const { state, amount } =
    (await db.selectFrom("payments").select(["state", "amount"]).executeTakeFirst()) ?? {}
  expect(paid.status === 200 ? [state, amount] : state).toEqual(
    paid.status === 200 ? ["captured", 6_200_000] : undefined,
  )
})
