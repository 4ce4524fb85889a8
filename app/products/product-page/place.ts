import { districtNames } from "#texts/product-page"
import type { Product } from "../../../contract/products.ts"

/** What the seller wrote, with area and district where it does not say them already. */
export function placeOf({ location, area, district }: Pick<Product, "location" | "area" | "district">) {
  return [location, !isSaid(location, area) && area, district && furtherDistrict(location, district)]
    .filter(Boolean)
    .join(", ")
}

/** A location may name the district in English also where the page does not. */
function furtherDistrict(location: string, slug: string) {
  const name = districtName(slug)
  return !isSaid(location, name) && !isSaid(location.replaceAll("'", ""), nameFromSlug(slug)) && name
}

function isSaid(location: string, name = "") {
  return location.toLowerCase().includes(name.toLowerCase())
}

/** The English names are their slugs in other letters; their table would add 20 kB to the page. */
export function districtName(slug: string) {
  return districtNames[slug] ?? nameFromSlug(slug)
}

function nameFromSlug(slug: string) {
  return slug
    .split("-")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ")
}
