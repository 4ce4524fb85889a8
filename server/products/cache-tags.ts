import type { ProductQuery } from "../../contract/search.ts"
import { tagAnswer } from "../http/cache/tags.ts"

export function tagProducts(products: { id: string }[]) {
  tagAnswer(products.map(({ id }) => `product:${id}` as const))
}

type Filter = Pick<ProductQuery, "categoryId" | "sellerId" | "ad">

export function tagProductList({ categoryId, sellerId, ad }: Filter) {
  if (ad !== undefined) tagAnswer(["advertised"])
  if (sellerId !== undefined) tagSeller(sellerId)
  if (categoryId !== undefined) tagAnswer([`category:${categoryId}`])
  if (ad === undefined && sellerId === undefined && categoryId === undefined) tagAnswer(["products"])
}

export function tagSeller(id: string) {
  tagAnswer([`seller:${id}`])
}
