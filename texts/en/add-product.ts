import { isolate } from "../../contract/isolate.ts"
import type { Product } from "../../contract/products.ts"

export const heading = "Add Product"
export const theCategories = "The categories"

export const draftKept = "We kept what you had begun here."
export const startAfresh = "Start afresh"
export const draftCleared = "Your draft is cleared."
export const undo = "Undo"

export const productName = "Product Name"
export const productPhoto = "Product Photo"
export const photoHint = "JPEG, PNG, WebP or AVIF, up to 10 MB"
export const takePhoto = "Take a photo"
export const takeAnother = "Take another"
export const removePhoto = "Remove photo"
export const photoComes = "Your photo will show here"
export const photoUnreadable = "This browser cannot show it"
export const photoPreview = "What buyers will see"
export const photoSent = "Photo sent"

export const productCategory = "Product Category"
export const productCondition = "Product Condition"
export const chooseOne = "Choose one"
export const conditions: Record<Product["productCondition"], string> = {
  Excellent: "Excellent",
  Good: "Good",
  Fair: "Fair",
}
export const sellingPrice = "Selling Price"
export const buyingPrice = "Buying Price"
export const currency = "BDT"
export const timeUsed = "Time Used"
export const timeUsedExample = "days/weeks/months/years"
export const location = "Location"
export const productDescription = "Product Description"

export const addProduct = "ADD PRODUCT"
export const sendingPhoto = "Sending your photo…"
export const addingProduct = "Adding your product…"
export const added = (product: string) => `${isolate(product)} has been added successfully.`
