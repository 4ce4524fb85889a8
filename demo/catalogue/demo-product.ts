import type { NewProduct } from "../../contract/products.ts"
import type { Picture } from "../drawings/draw.ts"

/** Prices in BDT; the category is the file's. */
export type DemoProduct = Omit<NewProduct, "categoryId" | "productPhoto" | "phoneNumber"> & {
  picture: Picture
  seller: "rahim" | "sadia"
  daysAgo: number
  advertised?: true
  sold?: "ana" | "tomal"
}
