import { isolate } from "../../contract/isolate.ts"

export const heading = "Wishlist"
export const caption = "My wishlist"
export const yourWishlist = "Your wishlist"
export const none = "You have not added any products to your wishlist."
export const firstWish = "Your first wish is kept"
export const afterFirstWish =
  "It stays here until you remove it. MAKE PAYMENT books it first, so that the seller knows about you."
export const explore = "EXPLORE PRODUCTS"
export const columns = { image: "Image", name: "Name", sellingPrice: "Selling Price", action: "Action" }

export const makePayment = "MAKE PAYMENT"
export const sold = "SOLD"
export const noLongerAvailable = "No longer available"

export const remove = "REMOVE"
export const removeFromWishlist = "Remove from wishlist"
export const removed = (product: string) => `${isolate(product)} has been removed from your wishlist.`
export const removedLast = { before: "Removed from your wishlist: ", after: "" }
export const undo = "Undo"
