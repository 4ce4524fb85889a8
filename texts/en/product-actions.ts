import { isolate } from "../../contract/isolate.ts"

export const showNumber = "Show number"
export const bookNow = "BOOK NOW"
export const addToWishlist = "Add to Wishlist"
export const addedToWishlist = (product: string) => `${isolate(product)} added to wishlist!`
export const onlyBuyersWish = "Only buyers have a wishlist. Sign up as a buyer to keep this product."
