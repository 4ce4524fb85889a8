import { z } from "zod"
import type { PhotoSize } from "../../contract/images.ts"
import { conditions } from "../../contract/products.ts"
import { inclusions } from "../../contract/product-facts.ts"
import { anyOf } from "../../db/any-of.ts"
import type { Db } from "../../db/tables.ts"

/** The JSON that server/bookings/terms.ts stores; amounts in poisha. */
const KeptTerms = z.object({
  sellingPrice: z.int(),
  deliveryFee: z.int(),
  delivery: z.enum(["meet", "courier"]),
  productName: z.string(),
  productCondition: z.enum(conditions),
  timeUsed: z.string(),
  productDescription: z.string(),
  brand: z.string().nullish(),
  model: z.string().nullish(),
  year: z.int().nullish(),
  included: z.array(z.enum(inclusions)).nullish(),
  faults: z.string().nullish(),
  location: z.string(),
  imageIds: z.array(z.string()).default([]),
})
export type KeptTerms = z.infer<typeof KeptTerms>

export function readTerms(terms: unknown) {
  return terms ? KeptTerms.parse(terms) : undefined
}

export async function photosOf(db: Db, terms: KeptTerms[]) {
  const ids = terms.flatMap(({ imageIds }) => imageIds)
  const rows = await db
    .selectFrom("images")
    .select(["id", "sizes"])
    .where("id", "=", anyOf(ids))
    .where("removedAt", "is", null)
    .execute()
  return new Map<string, PhotoSize[]>(rows.map(({ id, sizes }) => [id, sizes]))
}
