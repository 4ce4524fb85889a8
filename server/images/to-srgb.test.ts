import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { crc32 } from "node:zlib"
import sharp from "sharp"
import { expect, test } from "vitest"
import { UploadedImage } from "../../contract/images.ts"
import { testApp } from "../../test/test-app.ts"
import { read } from "../../test/people.ts"
import { aJpeg } from "../../test/pictures.ts"

const red: Colour = { r: 234, g: 51, b: 35 }
const grey: Colour = { r: 187, g: 187, b: 187 }

// the colours that Chromium 156 shows
test.each<[string, () => Buffer | Promise<Buffer>, [number, number, number]]>([
  ["a PNG that says nothing of its colours", () => png(red), [234, 51, 35]],
  ["an AVIF of sRGB", () => avif(red, 1, 13), [234, 51, 35]],
  ["an AVIF of Display P3", () => avif(red, 12, 13), [255, 0, 0]],
  ["an AVIF of BT.2020", () => avif(red, 9, 14), [255, 0, 0]],
  ["an AVIF of HDR (PQ)", () => avif(grey, 9, 16), [250, 250, 250]],
  ["an AVIF of HDR (HLG)", () => avif(grey, 9, 18), [179, 179, 179]],
  ["a PNG of Display P3", () => png(red, "cICP", Buffer.from([12, 13, 0, 1])), [255, 0, 0]],
  ["a PNG of linear light", () => png(red, "gAMA", bigEndian(100_000)), [246, 124, 104]],
  ["a PNG of the gamma of sRGB", () => png(red, "gAMA", bigEndian(45_455)), [234, 51, 35]],
  ["a PNG of gamma without a value", () => png(red, "gAMA", bigEndian(0)), [234, 51, 35]],
  ["a picture that is half seen through", () => png({ ...red, alpha: 0.5 }), [244, 153, 145]],
  ["an animated WebP", animated, [234, 51, 35]],
])("%s looks as in a browser", async (_, photo, expected) => {
  const { rahim, context } = await testApp()
  const { data } = await read(UploadedImage, rahim.upload(blobOf(await photo())))
  const kept = sharp(await readFile(join(context.config.dataDir, data.url)))
  const { channels } = await kept.stats()
  expect(channels.length).toBe(3)
  for (const [index, { mean }] of channels.entries())
    expect(Math.abs(mean - (expected[index] ?? 0)), String(channels.map((each) => each.mean))).toBeLessThan(5)
})

test("a JPEG that lacks its end marker is taken, one that lacks a part is called incomplete", async () => {
  const { rahim } = await testApp()
  const whole = Buffer.from(await (await aJpeg({ width: 400, height: 300 })).arrayBuffer())
  expect((await rahim.upload(blobOf(whole.subarray(0, -2)))).status).toBe(200)
  const response = await rahim.upload(blobOf(whole.subarray(0, -200)))
  expect(await response.json()).toMatchObject({
    status: 415,
    detail: expect.stringContaining("not complete"),
  })
})

type Colour = { r: number; g: number; b: number; alpha?: number }

function flat(background: Colour) {
  const channels = background.alpha === undefined ? 3 : 4
  return sharp({ create: { width: 64, height: 64, channels, background } })
}

async function png(colour: Colour, type?: string, content = Buffer.alloc(0)) {
  const plain = await flat(colour).png().toBuffer()
  if (!type) return plain
  const named = Buffer.concat([Buffer.from(type), content])
  const chunk = [bigEndian(content.length), named, bigEndian(crc32(named))]
  return Buffer.concat([plain.subarray(0, 33), ...chunk, plain.subarray(33)])
}

/** 16 × 16 pixels with a `colr` box, which sharp cannot write. */
const avifHeader = Buffer.from(
  "AAAAIGZ0eXBhdmlmAAAAAGF2aWZtaWYxbWlhZk1BMUEAAADybWV0YQAAAAAAAAAoaGRscgAAAAAAAAAAcGljdAAAAAAAAAAAAAAAAGxpYmF2aWYAAAAADnBpdG0AAAAAAAEAAAAeaWxvYwAAAABEAAABAAEAAAABAAABGgAAACIAAAAoaWluZgAAAAAAAQAAABppbmZlAgAAAAABAABhdjAxQ29sb3IAAAAAamlwcnAAAABLaXBjbwAAABRpc3BlAAAAAAAAABAAAAAQAAAAEHBpeGkAAAAAAwgICAAAAAxhdjFDgSAAAAAAABNjb2xybmNseAABAA0AAIAAAAAXaXBtYQAAAAAAAAABAAEEAQKDBAAAACptZGF0EgAKCDgM//lAQ0AIMhQQAAAA",
  "base64",
)
const avifPixels = new Map([
  [red, "FLm30cMTRRdJf5So5OqeeQ=="],
  [grey, "FLeLJLLgUcBeV2BM/5kEQA=="],
])

function avif(colour: Colour, primaries: number, transfer: number) {
  const bytes = Buffer.concat([avifHeader, Buffer.from(avifPixels.get(colour) ?? "", "base64")])
  const at = bytes.indexOf("colrnclx")
  bytes.writeUInt16BE(primaries, at + 8)
  bytes.writeUInt16BE(transfer, at + 10)
  return bytes
}

async function animated() {
  const frames = await Promise.all([red, grey].map((colour) => flat(colour).png().toBuffer()))
  return sharp(frames, { join: { animated: true } })
    .webp({ quality: 100 })
    .toBuffer()
}

function bigEndian(value: number) {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

function blobOf(bytes: Buffer) {
  return new Blob([new Uint8Array(bytes)])
}
