import { Hono } from "hono"
import sharp from "sharp"
import { expect, test } from "vitest"
import { UploadedImage } from "../../contract/images.ts"
import { sharedPhotoPath, sharedPhotoSide } from "../../contract/shared-photo.ts"
import { Product, Products } from "../../contract/products.ts"
import { aJpeg } from "../../test/pictures.ts"
import { listProduct, read } from "../../test/people.ts"
import { answerProblems } from "../http/problem.ts"
import type { Env } from "../process/app-context.ts"
import { testApp } from "../../test/test-app.ts"
import { publicProductRoutes } from "./public-routes.ts"

const id = "0199f3a0-0000-7000-8000-000000000001"

test.each([
  ["slashes", `/products/${id}/a/b/c?book`, `/products/${id}?book`],
  ["an encoded slash", `/products/${id}/a%2F..%2Fb`, `/products/${id}`],
  ["nothing that can be decoded", `/products/${id}/%E0%A4`, `/products/${id}`],
  ["Bangla", `/products/${id}/গিটার`, `/products/${id}`],
  ["slashes, in Bangla", `/bn/products/${id}/a/b?book`, `/bn/products/${id}?book`],
  ["too many letters", `/products/${id}/${"a".repeat(51)}`, `/products/${id}`],
])("an address that ends in %s leads to its product", async (_, path, location) => {
  const response = await publicProductRoutes.request(path)
  expect(response.status).toBe(301)
  expect(response.headers.get("Location")).toBe(location)
  expect(response.headers.get("Cache-Control")).toBe("private, no-store")
})

test.each([
  ["/products?q=guitar&category=&min=&max=", "/products?q=guitar"],
  ["/products?q=&condition=Good&condition=Fair&min=+", "/products?condition=Good&condition=Fair"],
  ["/bn/products?q=&sort=", "/bn/products"],
  [`/categories/${id}?q=&max=5%2C000&book=`, `/categories/${id}?max=5%2C000&book=`],
])("%s, as a plain form sends it, leads to %s", async (address, clean) => {
  const response = await publicProductRoutes.request(address)
  expect(response.status).toBe(301)
  expect(response.headers.get("Location")).toBe(clean)
  expect((await publicProductRoutes.request(clean)).status, "asked of the page").toBe(404)
})

test("the photo of a product is also had as a JPEG, until the product is removed", async () => {
  const { rahim, guitars, context } = await testApp()
  const portrait = await read(UploadedImage, rahim.upload(await aJpeg({ width: 900, height: 1600 })))
  const _id = await listProduct(rahim, guitars, { productPhoto: portrait.data.url })
  const app = new Hono<Env>().route("/", publicProductRoutes).onError(answerProblems(context.log))
  const ask = () => app.request(sharedPhotoPath(_id), {}, context)
  const responses = await Promise.all([ask(), ask()])
  for (const response of responses) {
    expect(response.headers.get("Content-Type")).toBe("image/jpeg")
    const { format, width, height } = await sharp(await response.arrayBuffer()).metadata()
    expect({ format, width, height }).toEqual({ format: "jpeg", width: 608, height: sharedPhotoSide })
  }
  await rahim.delete(`/api/products/${_id}`)
  expect((await ask()).status).toBe(410)
})

test("what is like a product is of its category, can be bought, and is nearest in price first", async () => {
  const { rahim, nobody, guitars, drums } = await testApp()
  const [cheap, near, dear, wanted, withdrawn] = [
    await listProduct(rahim, guitars, { sellingPrice: 1_000 }),
    await listProduct(rahim, guitars, { sellingPrice: 41_000 }),
    await listProduct(rahim, guitars, { sellingPrice: 90_000 }),
    await listProduct(rahim, guitars, { sellingPrice: 40_000 }),
    await listProduct(rahim, guitars, { sellingPrice: 40_000 }),
  ]
  await listProduct(rahim, drums, { sellingPrice: 40_000 })
  await rahim.delete(`/api/products/${withdrawn}`)
  for (const [_id, expected] of [
    [wanted, [near, cheap, dear]],
    [withdrawn, [wanted, near, cheap, dear]],
    [id, []],
  ] as const) {
    const similar = await read(Products, nobody.get(`/api/products/${_id}/similar`))
    expect(similar.map((each) => each._id)).toEqual(expected)
  }
  expect((await nobody.get(`/api/products/${withdrawn}`)).status).toBe(410)
  expect(await read(Product, nobody.get(`/api/products/${wanted}`))).toMatchObject({ _id: wanted })
})
