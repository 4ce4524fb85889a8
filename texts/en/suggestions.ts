export const suggestions = "Suggestions"
export const groups = {
  searches: "Searches",
  brands: "Brands",
  categories: "Categories",
  products: "Products",
  last: "Last searches",
}
export const slash = "The key / begins a search"
export const forget = "Clear last searches"
