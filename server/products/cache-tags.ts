import { tagAnswer } from "../http/cache/tags.ts"

/** The answer says something of these products. */
export function tagProducts(products: { id: string }[]) {
  tagAnswer(products.map(({ id }) => `product:${id}` as const))
}

/** The answer is a list of products: those of a category, the advertised ones, or any. */
export function tagProductList({ categoryId, ad }: { categoryId?: string | undefined; ad?: unknown }) {
  if (ad !== undefined) tagAnswer(["advertised"])
  else tagAnswer([categoryId === undefined ? "products" : `category:${categoryId}`])
}
