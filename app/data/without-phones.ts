import type { Product } from "../../contract/products.ts"

/** Removes phone numbers, which tiles do not show, because all loaded data is in the HTML. */
export function withoutPhones(products: Product[]) {
  return products.map((product) => ({ ...product, phoneNumber: "" }))
}
