import { isDeepStrictEqual } from "node:util"
import { fieldError } from "../../contract/checks.ts"
import { hasFloorAbovePrice, lacksFaults } from "../../contract/product-facts.ts"
import type { Db, Tx } from "../../db/tables.ts"
import { inTransaction } from "../../db/transaction.ts"
import { recordEvent } from "../events/events.ts"
import { Problem } from "../http/problem.ts"
import type { Seller } from "../users/users.ts"
import {
  type ProductDetails,
  type ProductLimits,
  assertCategory,
  assertPriceWithinCardLimits,
  derivedColumns,
} from "./add.ts"
import { assertNotDuplicate, lockForListing } from "./product-limits.ts"
import { type Photos, photosAt, replacePhotos } from "./photos.ts"
import { changePrice } from "./price-changes.ts"
import { type Editable, lockToEdit } from "./lock-to-edit.ts"

/** `since` is the last change that the seller has seen; an edit after a later change is refused. */
export type Edit = Partial<ProductDetails> & {
  photoUrls?: string[] | undefined
  firstPhotoOnly?: boolean
  since?: Date | undefined
}

/** Returns 0 if nothing differs. Throws `conflict`, `invalid` and what {@link lockToEdit} throws. */
export async function edit(
  db: Db,
  { amounts, perHour }: ProductLimits,
  seller: Seller,
  id: string,
  { photoUrls, firstPhotoOnly = false, since, ...changes }: Edit,
) {
  if (changes.categoryId !== undefined) await assertCategory(db, changes.categoryId)
  const sent = photoUrls && (await photosAt(db, seller, photoUrls))
  return inTransaction(db, async (tx) => {
    await lockForListing(tx, perHour, seller)
    const before = await lockToEdit(tx, seller, id)
    const photos = sent ? replaced(before.photos, sent, firstPhotoOnly) : before.photos
    const details = changed(before.details, changes)
    if (changes.sellingPrice !== undefined || changes.courierFee !== undefined)
      assertPriceWithinCardLimits(amounts, details)
    if (isDeepStrictEqual([details, photos], [before.details, before.photos])) return 0
    if (since && since.getTime() !== before.changedAt.getTime())
      throw new Problem("conflict", (say) => say.changedMeanwhile)
    if (lacksFaults(details)) throw faultsOfFair
    if (hasFloorAbovePrice(details)) throw floorBelowPrice
    if (perHour !== undefined) await assertStaysUnique(tx, seller, before, { details, photos })
    await save(tx, seller, before, { details, photos })
    return 1
  })
}

const faultsOfFair = Problem.invalid([{ path: ["faults"], message: fieldError("faultsOfFair", "faults") }])

const floorBelowPrice = Problem.invalid([
  { path: ["offerFloor"], message: fieldError("notBelowPrice", "offerFloor") },
])

function changed(before: Editable["details"], changes: Partial<ProductDetails>): Editable["details"] {
  const sent = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
  const details = { ...before, ...sent }
  const isMoved = details.location !== before.location && changes.district === undefined
  return { ...details, ...derivedColumns({ ...details, district: isMoved ? undefined : details.district }) }
}

function replaced(before: Photos, sent: Photos, firstPhotoOnly: boolean): Photos {
  if (!firstPhotoOnly) return sent
  return { ...sent, further: before.further.filter((id) => id !== sent.imageId) }
}

type Content = Pick<Editable, "details" | "photos">

/** Throws `invalid` if a new text or first photo is that of another product of this seller. */
async function assertStaysUnique(
  tx: Tx,
  seller: Seller,
  { id, ...before }: Editable,
  { details, photos }: Content,
) {
  const { productName, productDescription } = details
  const words = [productName, productDescription]
  const hasNewWords = !isDeepStrictEqual(words, [
    before.details.productName,
    before.details.productDescription,
  ])
  if (!hasNewWords && photos.imageId === before.photos.imageId) return
  await assertNotDuplicate(tx, seller, { id, imageId: photos.imageId, productName, productDescription })
}

async function save(tx: Tx, seller: Seller, before: Editable, { details, photos }: Content) {
  const { id } = before
  const imageId = photos.imageId
  await tx
    .updateTable("products")
    .set({ ...details, imageId, updatedAt: new Date() })
    .where("id", "=", id)
    .execute()
  await replacePhotos(tx, id, before.photos, photos)
  await recordEvent(tx, { type: "product edited", actorId: seller.id, subjects: { product: id } })
  await changePrice(tx, seller.id, before, details)
}
