import { nameOf } from "#texts/categories"
import * as format from "#texts/format"
import * as texts from "#texts/suggestions"
import type { PhotoSize } from "../../contract/images.ts"
import { productPath } from "../../contract/product-path.ts"
import type { Suggestions } from "../../contract/search.ts"

export type Suggestion = { to: string; label: string; aside?: string; photoSizes?: PhotoSize[] }
export type Group = { name: string; suggestions: Suggestion[] }

export function groupsOf({ phrases, brands, categories, products }: Suggestions): Group[] {
  return [
    { name: texts.groups.searches, suggestions: phrases.map(searchFor) },
    { name: texts.groups.brands, suggestions: brands.map(searchFor) },
    {
      name: texts.groups.categories,
      suggestions: categories.map(({ _id, categoryName }) => ({
        to: `/categories/${_id}`,
        label: nameOf(categoryName),
      })),
    },
    {
      name: texts.groups.products,
      suggestions: products.map((product) => ({
        to: productPath(product),
        label: product.productName,
        aside: format.price(product.sellingPrice),
        photoSizes: product.productPhotoSizes,
      })),
    },
  ].filter(({ suggestions }) => suggestions.length > 0)
}

export function lastGroup(searches: string[]): Group[] {
  return searches.length > 0 ? [{ name: texts.groups.last, suggestions: searches.map(searchFor) }] : []
}

function searchFor(query: string): Suggestion {
  return { to: `/products?${new URLSearchParams({ q: query })}`, label: query }
}
