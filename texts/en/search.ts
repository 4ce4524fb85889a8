import { isolate } from "../../contract/isolate.ts"

export const search = "Search"
export const title = "Products"
export const titleFor = (query: string) => `“${query}”`
export const headingFor = (query: string) => `Results for ${isolate(`“${query}”`)}`
export const description =
  "Second-hand musical gear from all over Bangladesh: search by name, brand, price, condition and place."
export const within = (category: string) => `In ${category}`
export const howMany = (count: string) => (count === "1" ? "1 product" : `${count} products`)
export const orMore = (count: string) => `${count}+`

export const filters = "Filters"
export const filtersSet = (count: number) => (count > 0 ? `Filters (${count})` : "Filters")
export const show = (products: string) => `SHOW ${products.toUpperCase()}`
export const clearAll = "Clear all"
export const words = "Words"
export const category = "Category"
export const anyCategory = "All categories"
export const condition = "Condition"
export const price = "Price in BDT"
export const lowest = "Lowest price"
export const highest = "Highest price"
export const from = (price: string) => `From ${price}`
export const to = (price: string) => `To ${price}`
export const swapped = "The lowest price was above the highest, so we swapped them."
export const district = "District"
export const anyDistrict = "All of Bangladesh"
export const posted = "Posted"
export const anyTime = "At any time"
export const ages = { day: "In the last 24 hours", week: "In the last week", month: "In the last month" }
export const verified = "Verified sellers only"
export const negotiable = "Negotiable price only"
export const soldToo = "Sold ones too"
export const availableOnly = "Available ones only"
export const counted = (label: string, count: number) => `${label} (${count})`

export const sortBy = "Sort by"
export const sorts = {
  relevance: "Best match",
  newest: "Newest first",
  price: "Lowest price first",
  "-price": "Highest price first",
}

export const chosen = "Chosen filters"
export const takeOff = (filter: string) => `Take off: ${filter}`
export const priceRange = {
  from: (lowest: string) => `From ${lowest}`,
  to: (highest: string) => `Up to ${highest}`,
  between: (lowest: string, highest: string) => `${lowest} to ${highest}`,
}

export const wrongFilters = "We left out what we could not read:"
export const unknownChoice = "This is none of the choices"
export const unknownPage = "This list has no such page, so it begins anew"

export const didYouMean = "Did you mean"
export const nothingFound = "No product matches all of this."
export const loosen = "A wider search finds:"
export const loosened = <Products, How>(products: Products, how: How) => [products, " ", how]
export const without: Record<string, string> = {
  words: "without these words",
  category: "in all categories",
  condition: "in any condition",
  price: "at any price",
  district: "in all of Bangladesh",
  verified: "of all sellers",
  posted: "posted at any time",
  negotiable: "with firm prices too",
  available: "with sold ones too",
  filters: "without any filter",
}
export const forWords = (query: string) => `for ${isolate(`“${query}”`)}`
export const startAfresh = "SEE ALL PRODUCTS"
export const fieldNames: Record<string, string> = {
  q: "Search:",
  category: "Category:",
  condition: "Condition:",
  min: "Price:",
  max: "Price:",
  district: "District:",
  posted: "Posted:",
  verified: "Verified sellers only:",
  negotiable: "Negotiable price only:",
  available: "Availability:",
  sort: "Sort by:",
  after: "Page:",
}
export const tellMe = "Tell me when there is one"
export const tellMeMore = "Tell me about new ones"
