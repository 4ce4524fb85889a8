import { appendFile } from "node:fs/promises"
import pLimit from "p-limit"
import sharp, { type ResizeOptions, type Sharp } from "sharp"
import { fieldError } from "../../contract/checks.ts"
import { imageMaxPixels, imageWidths } from "../../contract/images.ts"
import { sharedPhotoSide } from "../../contract/shared-photo.ts"
import { ofFieldError, Problem } from "../http/problem.ts"
import { type DeclaredColour, declaredColour } from "./declared-colour.ts"
import type { Variant } from "./image-host.ts"
import { convertToSrgb } from "./to-srgb.ts"

const encodeQueue = pLimit(1)

// cached decoders hold hundreds of megabytes
sharp.cache(false)

// https://developers.google.com/speed/webp/faq
const maxWebpHeight = 16_383

const decoders = ["VipsForeignLoadJpeg", "VipsForeignLoadPng", "VipsForeignLoadWebp", "VipsForeignLoadHeif"]

export function refuseOtherFormats() {
  sharp.block({ operation: ["VipsForeignLoad"] })
  sharp.unblock({ operation: decoders })
}

export type Source = Buffer | string

/** Encodes the photo without metadata, in each width up to its own. Throws `unsupported-type`, `too-large`. */
export async function variantsOf(photo: Source, wanted: readonly number[] = imageWidths): Promise<Variant[]> {
  try {
    const { width, icc } = await measure(photo)
    const last = wanted.find((each) => each >= width)
    const widths = [...wanted.filter((each) => each < width), ...(last ? [width] : [])]
    const colour = icc ? undefined : await declaredColour(photo)
    return await encodeQueue(() => encodeAll(photo, widths, colour))
  } catch (error) {
    throw problemOf(error)
  }
}

async function measure(photo: Source) {
  const { autoOrient, icc } = await sharp(photo, { limitInputPixels: false }).metadata()
  if (autoOrient.width * autoOrient.height > imageMaxPixels)
    throw new Problem("too-large", (say) => say.photoTooManyPixels)
  return { width: autoOrient.width, icc }
}

async function encodeAll(photo: Source, widths: number[], colour?: DeclaredColour) {
  const { data, info } = await decodeWhole(photo, widths.at(-1))
  if (colour) await convertToSrgb(data, colour)
  const { width, height, channels } = info
  const variants: Variant[] = []
  for (const each of widths)
    variants.push(await encode(sharp(data, { raw: { width, height, channels } }), each))
  return variants
}

/** Adds a missing JPEG end marker, without which sharp reports a truncated photo. */
async function decodeWhole(photo: Source, width?: number) {
  try {
    return await decode(photo, width, "error")
  } catch (error) {
    if (typeof photo !== "string" || !isTruncated(error)) throw error
    await appendFile(photo, endOfJpeg)
    return decode(photo, width, "warning")
  }
}

const endOfJpeg = Buffer.from([0xff, 0xd9])

function decode(photo: Source, width: number | undefined, failOn: "error" | "warning") {
  return sharp(photo, { limitInputPixels: imageMaxPixels, failOn, sequentialRead: true })
    .timeout({ seconds: 10 })
    .autoOrient()
    .flatten({ background: "#fff" })
    .resize(fitWithin(width))
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true })
}

async function encode(picture: Sharp, within: number): Promise<Variant> {
  const { data, info } = await picture
    .timeout({ seconds: 10 })
    .resize(fitWithin(within))
    .webp({ quality: 78 })
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, bytes: data }
}

const sharedQueue = pLimit(1)
const maxWaiting = 20

/** For clients that cannot show WebP. Throws `unavailable` if the queue is full. */
export function toJpeg(photo: Buffer) {
  if (sharedQueue.pendingCount >= maxWaiting)
    throw new Problem("unavailable", (say) => say.unavailable, { retryAfter: 5 })
  return sharedQueue(() =>
    sharp(photo, { limitInputPixels: imageMaxPixels })
      .timeout({ seconds: 10 })
      .resize({ width: sharedPhotoSide, height: sharedPhotoSide, fit: "inside", withoutEnlargement: true })
      .jpeg({ quality: 75 })
      .toBuffer(),
  )
}

function fitWithin(width = 0): ResizeOptions {
  return { width, height: maxWebpHeight, fit: "inside", withoutEnlargement: true }
}

function problemOf(error: unknown) {
  if (error instanceof Problem) return error
  if (isTruncated(error)) return new Problem("unsupported-type", (say) => say.photoCut)
  if (isTimeout(error)) return new Problem("too-large", (say) => say.photoTooSlow)
  return new Problem("unsupported-type", ofFieldError(fieldError("notAPhoto", "productPhoto")))
}

const isTruncated = (error: unknown) => error instanceof Error && /premature end of/i.test(error.message)
const isTimeout = (error: unknown) => error instanceof Error && /^timeout/i.test(error.message)
