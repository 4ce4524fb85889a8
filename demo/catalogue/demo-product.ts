import type { Inclusion } from "../../contract/product-facts.ts"
import type { NewProduct } from "../../contract/products.ts"
import type { Picture, View } from "../drawings/draw.ts"

/** Prices in BDT; the category is that of the file. */
export type DemoProduct = Pick<
  NewProduct,
  | "productName"
  | "productCondition"
  | "sellingPrice"
  | "buyingPrice"
  | "timeUsed"
  | "location"
  | "productDescription"
> & {
  brand?: string
  model?: string
  year?: number
  included?: Inclusion[]
  faults?: string
  negotiable?: boolean
  acceptsOffers?: false
  acceptsCash?: false
  /** In BDT. */
  courierFee?: number
  picture: Picture
  furtherViews?: View[]
  seller: "rahim" | "sadia"
  daysAgo: number
  advertised?: true
  sold?: "ana" | "tomal"
}
