import { formatBdt } from "../../contract/money.ts"
import { isolate } from "../../contract/isolate.ts"
import type { Inclusion } from "../../contract/product-facts.ts"
import type { Product } from "../../contract/products.ts"

export const photos = "Photos"
export const photoOf = (number: number, count: number) => `photo ${number} of ${count}`
export const enlarge = (photo: string) => `Enlarge ${photo}`
export const previousPhoto = "Previous photo"
export const nextPhoto = "Next photo"

export const description = (product: Product) =>
  [formatBdt(product.sellingPrice), product.productCondition, product.location, product.productDescription]
    .filter(Boolean)
    .join(" · ")

export const facts = "Facts"
export const fact = {
  condition: "Condition",
  faults: "Faults",
  timeUsed: "Time used",
  brand: "Brand",
  model: "Model",
  year: "Year",
  included: "Included",
  delivery: "Delivery",
  payment: "Payment",
  posted: "Posted",
}
export const place = "Place"
export const inclusions: Record<Inclusion, string> = {
  case: "Case",
  adapter: "Power adapter",
  box: "Original box",
  receipt: "Receipt",
}
export const inPerson = "In person"
export const inPersonOrBy = (courier: string) => `In person, or ${courier.replace("By", "by")}`
export const cashToo = "Online, or in cash when you meet"
export const whileReserved = "You can still book it: we tell you when it is free."
export const negotiable = "Negotiable"
export const firm = "Firm price"
export const was = "was"
export const conditionMeanings: Record<Product["productCondition"], string> = {
  Excellent: "Looks and works like new.",
  Good: "Works as it should, with signs of use.",
  Fair: "Works, with faults or heavy wear.",
}
export const about = "Description"

export const seller = "Seller"
export const counts = (forSale: number, sold: number) => `${forSale} for sale · ${sold} sold`
export const seeSeller = "See all products"
export const phone = "Phone"

export const edit = "EDIT PRODUCT"
export const scriptNeeded = "To book, keep or share this product, switch on JavaScript in your browser."
export const soldAlready = "This product has been sold."
export const withdrawn = "You have withdrawn this product: only you see it."
export const goneTitle = "This product is no longer listed"
export const goneText = "It is no longer available. These are like it and can be bought:"
export const goneAlone = "It is no longer available."
export const explore = "Explore other products"
export const moreOfSeller = (seller: string) => `MORE FROM ${isolate(seller)}`
export const similar = "SIMILAR PRODUCTS"

export const share = "Share"
export const report = "Report this product"

/** By the slug, where a name is more than its slug in capitals. */
export const districtNames: Record<string, string> = { "coxs-bazar": "Cox's Bazar" }
