import { isolate } from "../../contract/isolate.ts"
import type { SaleStatus } from "../../contract/products.ts"

export const title = (name: string) => `${isolate(name)}, seller`
export const description = (name: string, forSale: number) =>
  `${isolate(name)} sells second-hand musical gear on Backline: ${forSale === 1 ? "1 product" : `${forSale} products`} for sale now.`
export const products = "Products"
export const forSale = (count: number) => `For sale (${count})`
export const sold = (count: number) => `Sold (${count})`
export const reviews = (count: number) => `Reviews (${count})`
export const nothing: Record<SaleStatus, string> = {
  AVAILABLE: "Nothing is for sale here at the moment.",
  SOLD: "Nothing has been sold here yet.",
}
export const explore = "Explore other products"
export const firstPage = "First page"
export const nextPage = "Next page"
