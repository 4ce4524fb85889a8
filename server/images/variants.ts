import { appendFile } from "node:fs/promises"
import pLimit from "p-limit"
import sharp, { type ResizeOptions, type Sharp } from "sharp"
import { check } from "../../contract/checks.ts"
import { imageMaxPixels, imageWidths } from "../../contract/images.ts"
import { ofCheck, Problem } from "../http/problem.ts"
import { type DeclaredColour, declaredColour } from "./declared-colour.ts"
import type { Variant } from "./image-host.ts"
import { convertToSrgb } from "./to-srgb.ts"

// each takes much memory and a processor's whole attention, of the pool's four threads one (passwords.ts)
const inTurn = pLimit(1)

// a decoder that is kept for the same photo holds all that it decoded, of some photos hundreds of megabytes
sharp.cache(false)

// https://developers.google.com/speed/webp/faq, in pixels
const tallest = 16_383

const decoders = ["VipsForeignLoadJpeg", "VipsForeignLoadPng", "VipsForeignLoadWebp", "VipsForeignLoadHeif"]

/** Blocks every decoder but those of photos, for the whole process and for good. */
export function refuseOtherFormats() {
  sharp.block({ operation: ["VipsForeignLoad"] })
  sharp.unblock({ operation: decoders })
}

/** What a photo is read from: its bytes, or the path of a file. */
export type Source = Buffer | string

/** Decoded, turned upright, without metadata, encoded anew in each width that the photo fills. */
export async function variantsOf(photo: Source): Promise<Variant[]> {
  try {
    const { width, icc } = await measure(photo)
    const last = imageWidths.find((each) => each >= width)
    const widths = [...imageWidths.filter((each) => each < width), ...(last ? [width] : [])]
    // what has a profile is decoded by it
    const colour = icc ? undefined : await declaredColour(photo)
    return await inTurn(() => encodeAll(photo, widths, colour))
  } catch (error) {
    throw refusalOf(error)
  }
}

/** Its size once upright. */
async function measure(photo: Source) {
  const { autoOrient, icc } = await sharp(photo, { limitInputPixels: false }).metadata()
  if (autoOrient.width * autoOrient.height > imageMaxPixels)
    throw new Problem("too-large", (say) => say.photoTooManyPixels)
  return { width: autoOrient.width, icc }
}

/** Decoded once, because that is dear of some photos. */
async function encodeAll(photo: Source, widths: number[], colour?: DeclaredColour) {
  const { data, info } = await decodeWhole(photo, widths.at(-1))
  if (colour) await convertToSrgb(data, colour)
  const { width, height, channels } = info
  const variants: Variant[] = []
  for (const each of widths)
    variants.push(await encode(sharp(data, { raw: { width, height, channels } }), each))
  return variants
}

/** A JPEG that lacks no more than its end marker is whole: with a marker it decodes without any warning. */
async function decodeWhole(photo: Source, width?: number) {
  try {
    return await decode(photo, width, "error")
  } catch (error) {
    if (typeof photo !== "string" || !isCut(error)) throw error
    await appendFile(photo, endOfJpeg)
    return decode(photo, width, "warning")
  }
}

const endOfJpeg = Buffer.from([0xff, 0xd9])

/** Pixels of sRGB, on white where the picture can be seen through. An animated one gives its first frame. */
function decode(photo: Source, width: number | undefined, failOn: "error" | "warning") {
  return sharp(photo, { limitInputPixels: imageMaxPixels, failOn, sequentialRead: true })
    .timeout({ seconds: 10 })
    .autoOrient()
    .flatten({ background: "#fff" })
    .resize(box(width))
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true })
}

async function encode(picture: Sharp, within: number): Promise<Variant> {
  const { data, info } = await picture
    .timeout({ seconds: 10 })
    .resize(box(within))
    .webp({ quality: 78 })
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, bytes: data }
}

/** Of that width, or narrower where it would be taller than a WebP can be. */
function box(width = 0): ResizeOptions {
  return { width, height: tallest, fit: "inside", withoutEnlargement: true }
}

function refusalOf(error: unknown) {
  if (error instanceof Problem) return error
  if (isCut(error)) return new Problem("unsupported-type", (say) => say.photoCut)
  if (isSlow(error)) return new Problem("too-large", (say) => say.photoTooSlow)
  return new Problem("unsupported-type", ofCheck(check("notAPhoto", "productPhoto")))
}

// the decoders tell these by their messages alone
const isCut = (error: unknown) => error instanceof Error && /premature end of/i.test(error.message)
const isSlow = (error: unknown) => error instanceof Error && /^timeout/i.test(error.message)
