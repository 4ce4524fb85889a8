import type { Product } from "./products.ts"

const maxSlugLength = 50

export function productPath({ _id, productName }: Pick<Product, "_id" | "productName">) {
  const slug = slugOf(productName)
  return slug ? `/products/${_id}/${slug}` : `/products/${_id}`
}

/** Latin letters and digits only: other scripts appear percent-encoded in shared links (docs/decisions/0060). */
function slugOf(name: string) {
  const plain = name.normalize("NFKD").replaceAll(/['’\p{M}]/gu, "")
  const words = plain.toLowerCase().match(/[a-z0-9]+/g) ?? []
  return words.reduce(joined, "").slice(0, maxSlugLength)
}

function joined(slug: string, word: string) {
  const longer = slug ? `${slug}-${word}` : word
  return slug && longer.length > maxSlugLength ? slug : longer
}
