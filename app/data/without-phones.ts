import type { Product } from "../../contract/products.ts"

/** Of products that a page shows as tiles: what it does not show is not in its HTML either. */
export function withoutPhones(products: Product[]) {
  return products.map((product) => ({ ...product, phoneNumber: "" }))
}
