import { existsSync } from "node:fs"
import { mkdir, readdir, readFile, utimes, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { crc32 } from "node:zlib"
import { sql } from "kysely"
import sharp from "sharp"
import { v7 as uuidv7 } from "uuid"
import { expect, test } from "vitest"
import { UploadedImage } from "../../contract/images.ts"
import { testApp } from "../../test/test-app.ts"
import { listProduct, read } from "../../test/people.ts"
import { aJpeg, photoOf } from "../../test/pictures.ts"
import { deleteUnusedImages } from "./delete-unused-images.ts"

test("a photo is turned upright, stripped of where it was taken, and kept in several sizes", async () => {
  const { rahim, context, db } = await testApp()
  const { data } = await read(
    UploadedImage,
    rahim.upload(await aJpeg({ width: 1500, height: 1000, orientation: 6 })),
  )
  const { sizes: kept } = await photoOf(db, rahim)
  expect(kept.map(({ width, height }) => [width, height])).toEqual([
    [320, 480],
    [640, 960],
    [1000, 1500],
  ])
  const file = await readFile(join(context.config.dataDir, data.url))
  const { format, exif, orientation } = await sharp(file).metadata()
  expect({ format, exif, orientation }).toEqual({ format: "webp", exif: undefined, orientation: undefined })
})

test("a photo taller than a WebP may be is stored narrower", async () => {
  const { rahim, context } = await testApp()
  const tower = sharp({ create: { width: 400, height: 20_000, channels: 3, background: "#642" } })
  const photo = new Blob([new Uint8Array(await tower.png().toBuffer())])
  const { data } = await read(UploadedImage, rahim.upload(photo))
  const kept = await readFile(join(context.config.dataDir, data.url))
  expect(await sharp(kept).metadata()).toMatchObject({ width: 328, height: 16_383 })
})

test(
  "of many concurrent uploads as many are accepted as the limits allow, and no temporary file is left",
  { tags: "full" },
  async () => {
    const { rahim, sadia, context } = await testApp()
    const photo = await aJpeg()
    const responses = await Promise.all(
      Array.from({ length: 30 }, (_, count) => (count % 2 ? rahim : sadia).upload(photo)),
    )
    const refused = responses.filter(({ status }) => status === 503)
    expect(responses.filter(({ status }) => status === 200).length + refused.length).toBe(30)
    expect(refused.length).toBe(30 - 2 * 5)
    expect(refused[0]?.headers.get("Retry-After")).toBe("10")
    expect((await rahim.upload(photo)).status).toBe(200)
    expect(await readdir(join(context.config.dataDir, "uploads"))).toEqual([])
  },
)

test.each([
  [
    "a form that ends too early",
    "--x\r\nContent-Disposition: form-data; name=image; filename=a\r\n\r\nabc",
    400,
  ],
  [
    "a form that ends too early in a file that is none of ours",
    "--x\r\nContent-Disposition: form-data; name=other; filename=a\r\n\r\nabc",
    400,
  ],
  [
    "a form that ends too early in a second photo",
    "--x\r\nContent-Disposition: form-data; name=image; filename=a\r\n\r\nabc\r\n--x\r\nContent-Disposition: form-data; name=image; filename=b\r\n\r\nabc",
    400,
  ],
  ["a form without its mark", "abc", 400],
  [
    "a form of something else",
    "--x\r\nContent-Disposition: form-data; name=other\r\n\r\nabc\r\n--x--\r\n",
    422,
  ],
  ["no form", "", 400],
])("%s is refused with a sentence", async (_, body, status) => {
  const { rahim, api, context } = await testApp()
  const headers = {
    Authorization: `Bearer ${rahim.accessToken}`,
    "Content-Type": "multipart/form-data; boundary=x",
  }
  const response = await api.request("/api/images", { method: "POST", headers, body })
  expect(response.status).toBe(status)
  expect((await response.json()).detail).toMatch(/\w+ .*[.d]$/)
  expect(await readdir(join(context.config.dataDir, "uploads"))).toEqual([])
})

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'
const gif = Buffer.from("R0lGODlhAQABAAAAACwAAAAAAQABAAA=", "base64")

test.each<[string, () => Buffer | Promise<Buffer>, number]>([
  ["a text named .jpg", () => Buffer.from("just text"), 415],
  ["an SVG", () => Buffer.from(svg), 415],
  ["a GIF", () => gif, 415],
  ["nothing", () => Buffer.alloc(0), 422],
  ["20 MB", () => Buffer.alloc(20_000_000, 1), 413],
  ["a cut-off photo", cutOff, 415],
  ["a photo of 200 megapixels", giant, 413],
])("%s is refused with a sentence", async (_, bytes, status) => {
  const { rahim, db } = await testApp()
  const response = await rahim.upload(new Blob([new Uint8Array(await bytes())], { type: "image/jpeg" }))
  expect(response.status).toBe(status)
  expect((await response.json()).detail).toMatch(/\w+ .*[.d]$/)
  expect(await db.selectFrom("images").select("id").where("ownerId", "=", rahim.id).execute()).toEqual([])
})

async function cutOff() {
  const whole = Buffer.from(await (await aJpeg()).arrayBuffer())
  return whole.subarray(0, whole.length / 2)
}

async function giant() {
  const png = await sharp({ create: { width: 1, height: 1, channels: 3, background: "#000" } })
    .png()
    .toBuffer()
  png.writeUInt32BE(20_000, 16)
  png.writeUInt32BE(10_000, 20)
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29)
  return png
}

const sizes = JSON.stringify([{ url: "/photos/x-320.webp", width: 320, height: 240 }])

test("a seller keeps 600 photos and 200 MB of them at most, and uploads so many an hour", async () => {
  const { rahim, sadia, db } = await testApp({ RATE_LIMITS: "on", RATE_LIMIT_UPLOADS: "4" })
  const many = Array.from({ length: 599 }, () => ({ id: uuidv7(), ownerId: rahim.id, sizes }))
  const heavy = { id: uuidv7(), ownerId: sadia.id, sizes, bytes: 199_999_999 }
  await db.insertInto("images").values(many).execute()
  await db.insertInto("images").values(heavy).execute()
  const photo = await aJpeg({ width: 400, height: 300 })
  for (const seller of [rahim, sadia]) {
    expect((await seller.upload(photo)).status).toBe(200)
    expect(await (await seller.upload(photo)).json()).toMatchObject({ status: 409, code: "photo-limit" })
  }
  for (let count = 2; count < 4; count += 1) await rahim.upload(photo)
  expect((await rahim.upload(photo)).status).toBe(429)
})

test("partial files of a killed server are deleted after a day, and nothing else", async () => {
  const { context } = await testApp()
  const folder = join(context.config.dataDir, "photos")
  await mkdir(folder, { recursive: true })
  const yesterday = new Date(Date.now() - 25 * 60 * 60 * 1_000)
  for (const name of [".old-320.webp.part", "old-320.webp"]) {
    await writeFile(join(folder, name), "half")
    await utimes(join(folder, name), yesterday, yesterday)
  }
  await writeFile(join(folder, ".new-320.webp.part"), "half")
  await deleteUnusedImages(context)
  expect(new Set(await readdir(folder))).toEqual(new Set([".new-320.webp.part", "old-320.webp"]))
})

test("a photo that no product uses is deleted after a day, and no other", async () => {
  const { rahim, guitars, context, db } = await testApp()
  await listProduct(rahim, guitars)
  const { data } = await read(UploadedImage, rahim.upload(await aJpeg({ width: 400, height: 300 })))
  const file = join(context.config.dataDir, data.url)
  expect(await deleteUnusedImages(context)).toBe(0)
  await sql`update images set "createdAt" = now() - interval '25 hours'`.execute(db)
  expect(await deleteUnusedImages(context)).toBe(1)
  expect(existsSync(file)).toBe(false)
  const { sizes } = await photoOf(db, rahim)
  expect(sizes.every(({ url }) => existsSync(join(context.config.dataDir, url)))).toBe(true)
})
