import type { Client } from "pg"
import { catalogue } from "../demo/catalogue/catalogue.ts"
import type { Row } from "../db/tables.ts"
import { districtIn } from "../contract/districts.ts"
import { toPoisha } from "../contract/poisha.ts"
import type { Someone } from "./people.ts"
import { digits, idOf, momentOf } from "./places.ts"
import { nameOf, rareWordOf, whereabouts } from "./wording.ts"

type Template = Awaited<ReturnType<typeof templatesOf>>[number]

export async function templatesOf(client: Client) {
  const { rows } = await client.query<Row<"categories">>("select * from categories order by position")
  return rows.flatMap(({ id: categoryId, categoryName }) => {
    const category = catalogue.find((each) => each.categoryName === categoryName)
    const products = category?.products ?? []
    return products.map((product) => ({ ...product, categoryId, district: districtIn(product.location) }))
  })
}

export type PlacedProduct = ReturnType<typeof placedProductOf>

/** A product with its own price; an eighth is advertised, a tenth sold, a fiftieth removed. */
export function placedProductOf(place: number, templates: Template[], seller: Someone) {
  const template = templates[place % templates.length]
  if (!template) throw new Error("there is nothing to sell")
  const { categoryId, productCondition, timeUsed, brand, model, negotiable, productDescription } = template
  const createdAt = momentOf(place)
  // shifts the templates each round, so that sold products are spread over all of them
  const turn = place + Math.floor(place / templates.length)
  const product = {
    id: idOf("product", place),
    sellerId: seller.id,
    categoryId,
    imageId: idOf("image", place),
    productName: `${nameOf(place, template.productName)}, ${1995 + (place % 29)}`,
    productCondition,
    sellingPrice: template.sellingPrice * (70 + ((place * 7) % 60)),
    buyingPrice: toPoisha(template.buyingPrice),
    timeUsed,
    phoneNumber: `017${digits(place)}`,
    ...whereabouts(place, template),
    brand: brand ?? null,
    model: model ?? null,
    negotiable: negotiable ?? null,
    productDescription: `${productDescription} Used by ${rareWordOf(place)}.`,
    createdAt,
    advertisedAt: turn % 8 === 2 ? createdAt : null,
    soldAt: turn % 10 === 3 ? momentOf(place, 3) : null,
    deletedAt: turn % 50 === 11 ? momentOf(place, 5) : null,
  }
  return { place, product, seller }
}

export function imageOf({ product: { imageId, sellerId, createdAt } }: PlacedProduct) {
  const size = (width: number) => ({
    url: `/photos/${imageId}-${width}.webp`,
    width,
    height: (width * 3) / 4,
  })
  const sizes = JSON.stringify([320, 640, 1280].map(size))
  return { id: imageId, ownerId: sellerId, sizes, bytes: 180_000, createdAt, attachedAt: createdAt }
}
