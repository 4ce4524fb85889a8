import { nameOf } from "#texts/categories"
import * as format from "#texts/format"
import * as texts from "#texts/suggestions"
import type { PhotoSize } from "../../contract/images.ts"
import { productPath } from "../../contract/product-path.ts"
import type { Suggestions } from "../../contract/search.ts"

export type Suggestion = { to: string; label: string; aside?: string; photoSizes?: PhotoSize[] }
export type Group = { name: string; suggestions: Suggestion[] }

const maxLast = 2

function groupsOf({ phrases, brands, categories, products }: Suggestions): Group[] {
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

/** Groups the suggestions for `typed`; the last searches with these words come first, and none appears twice. */
export function groupsFor(typed: string, suggested: Suggestions | undefined, last: string[]): Group[] {
  const words = typed.toLowerCase().split(/\s+/)
  const searches = last
    .filter((each) => each.toLowerCase() !== typed.toLowerCase())
    .filter((each) => words.every((word) => each.toLowerCase().includes(word)))
    .slice(0, maxLast)
  const kept = new Set(searches.map((each) => each.toLowerCase()))
  const isNew = (each: string) => !kept.has(each.toLowerCase())
  const others = suggested && {
    ...suggested,
    phrases: suggested.phrases.filter(isNew),
    brands: suggested.brands.filter(isNew),
  }
  return [...lastGroup(searches), ...(others ? groupsOf(others) : [])]
}

export function lastGroup(searches: string[]): Group[] {
  return searches.length > 0 ? [{ name: texts.groups.last, suggestions: searches.map(searchFor) }] : []
}

function searchFor(query: string): Suggestion {
  return { to: `/products?${new URLSearchParams({ q: query })}`, label: query }
}
