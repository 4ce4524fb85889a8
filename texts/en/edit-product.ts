import { isolate } from "../../contract/isolate.ts"
import * as form from "./add-product.ts"
import { phoneNumber } from "./forms.ts"

export const heading = "Edit Product"
export const theProduct = "This product"
export const noSuchProduct = "There is no such product among yours."
export const myProducts = "My Products"
export const isSold = "This product is sold. What it says cannot change any more."

export const draftKept = "We kept your changes, which are not saved yet."
export const discard = "Discard them"
export const discarded = "Your changes are discarded."

export const save = "SAVE CHANGES"
export const saving = "Saving your changes…"
export const saved = (product: string) => `${isolate(product)} has been saved.`
export const priceIsTold =
  "Whoever has booked it gets an email about the new price, and agrees to it before paying."

export const changedMeanwhile = (fields: string[]) =>
  `Changed meanwhile in another window: ${fields.join(", ")}.`
export const mineStay = "Your other changes stay."
export const loadThem = "Load these changes"
export const saveMine = "Save mine"
export const fields = {
  productName: form.productName,
  photos: form.productPhoto,
  categoryId: form.productCategory,
  productCondition: form.productCondition,
  sellingPrice: form.sellingPrice,
  buyingPrice: form.buyingPrice,
  timeUsed: form.timeUsed,
  phoneNumber,
  location: form.location,
  productDescription: form.productDescription,
  brand: form.brand,
  model: form.model,
  year: form.year,
  negotiable: form.negotiable,
  included: form.included,
  faults: form.faults,
  district: form.district,
  area: form.area,
  phoneVisibility: form.phoneVisibility,
  courierFee: form.courierFee,
  acceptsCash: form.acceptsCash,
  acceptsOffers: form.acceptsOffers,
  offerFloor: form.offerFloor,
}

export const seePage = "See its page"
export const sellOneMore = "Sell one more like it"
export const filledFrom = (product: string) => `Filled in from ${isolate(product)}.`
export const filledFromForSale = (product: string) =>
  `Filled in from ${isolate(product)}, which is still for sale: add photos of this one, and say in the description what is different.`
export const withdraw = "Withdraw"
export const withdrawn = (product: string) => `${isolate(product)} is withdrawn.`
export const isWithdrawn = "Withdrawn: only you see it. Nobody can book or pay for it."
export const listAgain = "List again"
export const listedAgain = (product: string) => `${isolate(product)} is for sale again.`
