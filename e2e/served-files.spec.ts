import { rm } from "node:fs/promises"
import { join } from "node:path"
import { apiOf, signUpUser } from "../test/people.ts"
import { aJpeg } from "../test/pictures.ts"
import { expect, test } from "./product.ts"

test("a photo is gone once it is removed, also for who had it before", async ({ request, empty }) => {
  const rahim = await signUpUser(apiOf(empty), "Rahim Files", "Seller")
  const { data } = await (await rahim.upload(await aJpeg())).json()
  const photo = new URL(data.url, empty.address).href
  const [whole, head] = [await request.get(photo), await request.head(photo)]
  const { length } = await whole.body()
  expect(whole.headers()).toMatchObject({ "content-type": "image/webp", "content-length": String(length) })
  expect(head.headers()["content-length"]).toBe(String(length))
  expect((await request.get(photo, { headers: { Range: "bytes=0-99,200-" } })).status()).toBe(200)
  await rm(join(empty.dataDir, data.url))
  expect((await request.get(photo)).status()).toBe(404)
})
