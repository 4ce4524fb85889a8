import pLimit from "p-limit"
import sharp from "sharp"
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

const decoders = ["VipsForeignLoadJpeg", "VipsForeignLoadPng", "VipsForeignLoadWebp", "VipsForeignLoadHeif"]

/** Blocks every decoder but those of photos, for the whole process and for good. */
export function refuseOtherFormats() {
  sharp.block({ operation: ["VipsForeignLoad"] })
  sharp.unblock({ operation: decoders })
}

/** Keeps a seller's photo in every size. Answers its address. Throws `unsupported-type`, `too-large`, `photo-limit`. */
export async function add(db: Db, imageHost: ImageHost, owner: SignedIn, photo: Buffer) {
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
export async function keep(imageHost: ImageHost, photo: Buffer) {
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
async function variantsOf(photo: Buffer): Promise<Variant[]> {
  const { width } = await measure(photo)
  const widths = imageWidths.filter((each) => each < width)
  const last = imageWidths.find((each) => each >= width)
  const all = [...widths, ...(last ? [width] : [])]
  const pixels = await inTurn(() => decode(photo, all.at(-1) ?? width)).catch(refuse)
  return Promise.all(all.map((each) => inTurn(() => encode(pixels, each)))).catch(refuse)
}

/** Its size once upright. */
async function measure(photo: Buffer) {
  const { autoOrient, pages } = await sharp(photo, { limitInputPixels: false }).metadata().catch(refuse)
  if (autoOrient.width * autoOrient.height > imageMaxPixels)
    throw new Problem("too-large", imageProblems.tooManyPixels)
  if (pages && pages > 1) throw new Problem("unsupported-type", imageProblems.notAPhoto)
  return autoOrient
}

/** Once for all sizes: some photos are dear to decode. */
function decode(photo: Buffer, width: number) {
  return sharp(photo, { limitInputPixels: imageMaxPixels, failOn: "error", sequentialRead: true })
    .timeout({ seconds: 10 })
    .autoOrient()
    .resize({ width })
    .raw()
    .toBuffer({ resolveWithObject: true })
}

async function encode(
  { data, info: raw }: Awaited<ReturnType<typeof decode>>,
  width: number,
): Promise<Variant> {
  const { data: bytes, info } = await sharp(data, { raw })
    .timeout({ seconds: 10 })
    .resize({ width })
    .webp({ quality: 78 })
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, bytes }
}

function refuse(error: unknown): never {
  if (error instanceof Problem) throw error
  throw new Problem("unsupported-type", imageProblems.notAPhoto)
}
