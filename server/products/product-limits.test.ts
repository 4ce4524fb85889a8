import { sql } from "kysely"
import { expect, test } from "vitest"
import { Inserted } from "../../contract/fields.ts"
import { UploadedImage } from "../../contract/images.ts"
import { Products } from "../../contract/products.ts"
import { testApp } from "../../test/test-app.ts"
import { queueBehindLock } from "../../test/database.ts"
import { bookProduct, payBooking } from "../../test/acts/paying.ts"
import { type Person, productOf, read } from "../../test/people.ts"
import { aJpeg } from "../../test/pictures.ts"

/** Uploads a photo that differs by its width; returns its address. */
async function photo(seller: Person, width: number) {
  return (await read(UploadedImage, seller.upload(await aJpeg({ width, height: 100 })))).data.url
}

test("a seller lists so many products an hour, removed ones too, and more with age and sales", async () => {
  const { rahim, ana, guitars, db } = await testApp({ RATE_LIMITS: "on", RATE_LIMIT_LISTINGS: "2" })
  let made = 0
  const another = async () => {
    made += 1
    const productPhoto = await photo(rahim, 100 + made)
    const productDescription = `Number ${made}`
    const product = await productOf(rahim, guitars, { productPhoto, productDescription })
    const responses = await Promise.all([product, product].map((each) => rahim.post("/api/products", each)))
    return responses.map(({ status }) => status).toSorted((one, other) => one - other)
  }
  // of two equal concurrent requests, one is refused as a duplicate
  expect(await another()).toEqual([201, 422])
  expect(await another()).toEqual([201, 429])
  expect(await another()).toEqual([429, 429])
  const [, first] = await read(Products, rahim.get(`/api/myProducts?email=${rahim.email}`))
  expect((await rahim.delete(`/api/products/${first?._id}`)).status).toBe(200)
  const refused = await rahim.post("/api/products", await productOf(rahim, guitars))
  const wait = Number(refused.headers.get("Retry-After"))
  expect(wait).toBeGreaterThan(3_500)
  expect(wait).toBeLessThanOrEqual(3_600)
  expect((await refused.json()).detail).toBe(
    "You have listed 2 products within an hour, as many as your account can for now. Please wait 60 minutes and try again.",
  )
  await sql`update users set "createdAt" = now() - interval '8 days' where id = ${rahim.id}`.execute(db)
  expect(await another()).toEqual([201, 429])
  expect(await another()).toEqual([429, 429])
  const [, second] = await read(Products, rahim.get(`/api/myProducts?email=${rahim.email}`))
  await payBooking(ana, await bookProduct(ana, second?._id ?? ""))
  expect(await another()).toEqual([201, 429])
})

test("the same photo or words again are refused in words, until the first is sold or gone", async () => {
  const { rahim, sadia, guitars } = await testApp({ RATE_LIMITS: "on" })
  const product = await productOf(rahim, guitars)
  const id = await read(Inserted, rahim.post("/api/products", product))
  const errorsOf = async (changes: object, seller = rahim) =>
    (await (await seller.post("/api/products", { ...product, ...changes })).json()).errors
  const productPhoto = await photo(rahim, 90)
  const other = { productName: "Squier Bullet", productPhoto }
  const photoError = { productPhoto: expect.stringContaining("this photo already") }
  const textError = { productDescription: expect.stringContaining("this name and description already") }
  expect(await errorsOf({ ...other, productPhoto: product.productPhoto })).toEqual(photoError)
  // the same photo uploaded again
  const copy = (await productOf(rahim, guitars)).productPhoto
  expect(await errorsOf({ ...other, productPhoto: copy })).toEqual(photoError)
  const shouted = product.productName.replace(" ", "  ").toUpperCase()
  expect(await errorsOf({ productPhoto, productName: shouted })).toEqual(textError)
  expect(await errorsOf({ productPhoto: copy })).toEqual({ ...photoError, ...textError })
  expect(
    await errorsOf({ productPhoto: (await productOf(sadia, guitars)).productPhoto }, sadia),
  ).toBeUndefined()
  expect(await errorsOf({ productPhoto, productDescription: "The second of two." })).toBeUndefined()
  await rahim.delete(`/api/products/${id.insertedId}`)
  expect(await errorsOf({ productPhoto: copy })).toBeUndefined()
})

test("a seller whose record ended at this moment is no longer signed in", async () => {
  const { rahim, sadia, guitars, db } = await testApp({ RATE_LIMITS: "on" })
  const product = await productOf(rahim, guitars)
  const [listed] = await queueBehindLock(
    db,
    async (tx) => {
      await tx.updateTable("images").set({ ownerId: sadia.id }).where("ownerId", "=", rahim.id).execute()
      await tx.deleteFrom("users").where("id", "=", rahim.id).execute()
    },
    () => rahim.post("/api/products", product),
  )
  expect(listed?.status).toBe(401)
})
