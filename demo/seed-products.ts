import pLimit from "p-limit"
import { v7 as uuidv7 } from "uuid"
import { toPoisha } from "../contract/poisha.ts"
import type { Tx } from "../db/tables.ts"
import { day, minute } from "../server/process/durations.ts"
import { derivedColumns } from "../server/products/add.ts"
import { insertFurther } from "../server/products/photos.ts"
import { catalogue } from "./catalogue/catalogue.ts"
import type { DemoProduct } from "./catalogue/demo-product.ts"
import { imageOf, storeDrawing, type StorePhoto } from "./photos.ts"
import type { People, SeededProduct } from "./seed-sales.ts"

/** Photos by product name. */
type Photos = Map<string, Awaited<ReturnType<typeof storeDrawing>>[]>

/** Photos per line of progress. */
const photosALine = 12

/** Draws one photo while another is encoded. */
export async function storeDrawings(
  storePhoto: StorePhoto,
  say: (sentence: string) => void,
): Promise<Photos> {
  const limit = pLimit(2)
  const products = catalogue.flatMap((category) => category.products)
  const all = products.flatMap(picturesOf)
  let done = 0
  const photos = all.map(({ productName, picture }) =>
    limit(async () => {
      const photo = await storeDrawing(picture, storePhoto)
      done += 1
      if (done % photosALine === 0) say(`  ${done} of ${all.length} photos`)
      return { productName, photo }
    }),
  )
  const taken = Map.groupBy(await Promise.all(photos), ({ productName }) => productName)
  return new Map([...taken].map(([name, photos]) => [name, photos.map(({ photo }) => photo)]))
}

function picturesOf({ productName, picture, furtherViews = [] }: DemoProduct) {
  const further = furtherViews.map((view) => ({ productName, picture: { ...picture, view } }))
  return [{ productName, picture }, ...further]
}

export async function seedProducts(tx: Tx, people: People, photos: Photos) {
  const categories = await tx.selectFrom("categories").select(["id", "categoryName"]).execute()
  const seeded: SeededProduct[] = []
  for (const { categoryName, products } of catalogue) {
    const categoryId = categories.find((category) => category.categoryName === categoryName)?.id
    if (!categoryId) throw new Error(`the category ${categoryName} is not seeded`)
    for (const [index, product] of products.entries()) {
      const createdAt = new Date(Date.now() - product.daysAgo * day - index * 47 * minute)
      // lists are sorted by id, so its timestamp must match
      const dated = { ...product, id: uuidv7({ msecs: createdAt.getTime() }), createdAt }
      const imageIds = await seedPhotos(tx, people[product.seller], photos.get(product.productName) ?? [])
      await seedProduct(tx, dated, { sellerId: people[product.seller], categoryId }, imageIds)
      seeded.push(dated)
    }
  }
  return seeded
}

async function seedPhotos(tx: Tx, sellerId: string, photos: Parameters<typeof imageOf>[0][]) {
  for (const photo of photos) await tx.insertInto("images").values(imageOf(photo, sellerId)).execute()
  return photos.map(({ id }) => id)
}

async function seedProduct(
  tx: Tx,
  { id, createdAt, ...product }: SeededProduct,
  places: { sellerId: string; categoryId: string },
  [imageId, ...further]: string[],
) {
  const details = { ...detailsOf(product), ...places }
  await tx
    .insertInto("products")
    .values({
      ...details,
      ...derivedColumns(details),
      id,
      imageId,
      createdAt,
      ...(product.advertised && { advertisedAt: createdAt }),
    })
    .execute()
  await insertFurther(tx, id, further)
}

function detailsOf({ seller, sellingPrice, buyingPrice, ...product }: DemoProduct) {
  const { productName, productCondition, timeUsed, location, productDescription } = product
  const { brand, model, year, included, faults, negotiable, acceptsOffers, acceptsCash, courierFee } = product
  return {
    productName,
    productCondition,
    brand,
    model,
    year,
    included,
    faults,
    negotiable,
    acceptsOffers,
    acceptsCash,
    courierFee: courierFee === undefined ? null : toPoisha(courierFee),
    timeUsed,
    location,
    productDescription,
    phoneNumber: seller === "rahim" ? "01700000101" : "01700000202",
    sellingPrice: toPoisha(sellingPrice),
    buyingPrice: toPoisha(buyingPrice),
  }
}
