import { nameOf } from "./categories.ts"

export const title = "Explore Products"
export const description = "Second-hand musical gear by category. Pick one to see what is for sale."
export const pickOne = "Pick a category to see what is for sale."
export const seeAll = "See all products"

export const categoryDescription = (category: string) =>
  `${nameOf(category)}, second-hand, with photo, condition and price in BDT.`
export const allCategories = "All categories"
export const firstPage = "First page"
export const nextPage = "Next page"
export const none = "No products available in this category"
export const exploreOthers = "EXPLORE OTHER CATEGORIES"
