import { tagAnswer } from "../http/cache/tags.ts"

export function tagProducts(products: { id: string }[]) {
  tagAnswer(products.map(({ id }) => `product:${id}` as const))
}

export function tagProductList({ categoryId, ad }: { categoryId?: string | undefined; ad?: unknown }) {
  if (ad !== undefined) tagAnswer(["advertised"])
  else tagAnswer([categoryId === undefined ? "products" : `category:${categoryId}`])
}
