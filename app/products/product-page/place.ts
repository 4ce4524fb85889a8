import { districtNames } from "#texts/product-page"
import type { Product } from "../../../contract/products.ts"

type Place = Pick<Product, "location" | "area" | "district" | "namesDistrict">

/** Returns the location with its area and district, unless the location names them already. */
export function placeOf({ location, area = "", district, namesDistrict }: Place) {
  return [
    location,
    !location.toLowerCase().includes(area.toLowerCase()) && area,
    !namesDistrict && district && districtName(district),
  ]
    .filter(Boolean)
    .join(", ")
}

/** Derives English names from the slugs, because the full table would add 20 kB to the page. */
export function districtName(slug: string) {
  return (
    districtNames[slug] ??
    slug
      .split("-")
      .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
      .join(" ")
  )
}
