import type { NewProduct } from "../../contract/products.ts"
import type { Picture } from "../drawings/draw.ts"

/** A product of the demo; its category is the file it stands in, prices are BDT. */
export type DemoProduct = Omit<NewProduct, "categoryId" | "productPhoto" | "phoneNumber"> & {
  picture: Picture
  seller: "rahim" | "sadia"
  daysAgo: number
  advertised?: true
  /** To whom. */
  sold?: "ana" | "tomal"
}
