import pLimit from "p-limit"
import sharp, { type ResizeOptions, type Sharp } from "sharp"
import { sql } from "kysely"
import { v7 as uuidv7 } from "uuid"
import { imageMaxPixels, imageProblems, imageWidths } from "../../contract/images.ts"
import type { Db } from "../../db/tables.ts"
import { Problem } from "../problem.ts"
import type { SignedIn } from "../users/users.ts"
import type { ImageHost, Variant } from "./image-host.ts"
import { mustHaveRoom } from "./quota.ts"

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
type Source = Buffer | string

/** Keeps a seller's photo in every size. Answers its address. Throws `unsupported-type`, `too-large`, `photo-limit`. */
export async function add(db: Db, imageHost: ImageHost, owner: SignedIn, photo: Source) {
  await mustHaveRoom(db, owner)
  const { id, sizes, bytes } = await keep(imageHost, photo)
  try {
    await db
      .insertInto("images")
      .values({ id, ownerId: owner.id, sizes: JSON.stringify(sizes), bytes })
      .execute()
  } catch (error) {
    await imageHost.remove(sizes)
    throw error
  }
  return sizes.at(-1)?.url ?? ""
}

/** Keeps a photo without saying whose it is. */
export async function keep(imageHost: ImageHost, photo: Source) {
  const id = uuidv7()
  const variants = await variantsOf(photo)
  const bytes = variants.reduce((total, variant) => total + variant.bytes.length, 0)
  return { id, sizes: await imageHost.store(id, variants), bytes }
}

/** The id of this owner's photo at that address. */
export async function ownedBy(db: Db, owner: SignedIn, url: string) {
  const row = await db
    .selectFrom("images")
    .select("id")
    .where("ownerId", "=", owner.id)
    .where(sql<boolean>`sizes @> ${JSON.stringify([{ url }])}`)
    .executeTakeFirst()
  return row?.id
}

/** Decoded, turned upright, without metadata, encoded anew in each width that the photo fills. */
async function variantsOf(photo: Source): Promise<Variant[]> {
  const { width } = await measure(photo)
  const widths = imageWidths.filter((each) => each < width)
  const last = imageWidths.find((each) => each >= width)
  return inTurn(() => encodeAll(photo, [...widths, ...(last ? [width] : [])])).catch(refuse)
}

/** Its size once upright. */
async function measure(photo: Source) {
  const { autoOrient, pages } = await sharp(photo, { limitInputPixels: false }).metadata().catch(refuse)
  if (autoOrient.width * autoOrient.height > imageMaxPixels)
    throw new Problem("too-large", imageProblems.tooManyPixels)
  if (pages && pages > 1) throw new Problem("unsupported-type", imageProblems.notAPhoto)
  return autoOrient
}

/** Decoded once, because that is dear of some photos. */
async function encodeAll(photo: Source, widths: number[]) {
  const { data, info } = await sharp(photo, {
    limitInputPixels: imageMaxPixels,
    failOn: "error",
    sequentialRead: true,
  })
    .timeout({ seconds: 10 })
    .autoOrient()
    .resize(box(widths.at(-1)))
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const variants: Variant[] = []
  for (const each of widths)
    variants.push(await encode(sharp(data, { raw: { width, height, channels } }), each))
  return variants
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

function refuse(error: unknown): never {
  if (error instanceof Problem) throw error
  throw new Problem("unsupported-type", imageProblems.notAPhoto)
}
