import { isolate } from "../../contract/isolate.ts"

export const heading = "My Products"
export const caption = "My products"
export const addProduct = "ADD PRODUCT"
export const yourProducts = "Your products"
export const none = "You have not added any products yet"
export const columns = {
  number: "No.",
  image: "Image",
  name: "Name",
  category: "Category",
  sellingPrice: "Selling Price",
  salesStatus: "Sales Status",
  actions: "Actions",
}

export const show = "Show"
export const kinds = { all: "All", available: "Available", sold: "Sold", advertised: "Advertised" }

export const available = "AVAILABLE"
export const sold = "SOLD"
export const isSo = " (yes)"
export const isNotSo = " (no)"
export const advertised = "ADVERTISED"
export const advertise = "ADVERTISE"
export const hasBeenAdvertised = "Product advertised successfully!"
export const soldIsFinal = "A sold product cannot be advertised or deleted."

export const removing = (product: string) => `delete ${isolate(product)}?`
export const removed = (product: string) => `${isolate(product)} has been removed from your added products.`
