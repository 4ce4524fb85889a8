import { districtNames } from "#texts/product-page"
import type { Product } from "../../../contract/products.ts"

/** What the seller wrote, with area and district where it does not say them already. */
export function placeOf({ location, area, district }: Pick<Product, "location" | "area" | "district">) {
  const said = location.toLowerCase()
  const further = [area, district && districtName(district)].filter(
    (name) => name && !said.includes(name.toLowerCase()),
  )
  return [location, ...further].filter(Boolean).join(", ")
}

/** The English names are their slugs in other letters; their table would add 20 kB to the page. */
export function districtName(slug: string) {
  return districtNames[slug] ?? slug.split("-").map(capitalized).join(" ")
}

function capitalized(word: string) {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
