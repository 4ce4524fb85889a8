import { isolate } from "../../contract/isolate.ts"

export const sold = "Sold"
export const readMore = "Read more"
export const details = "Details"
export const marks = { booked: "Booked by you", wished: "On your wishlist" }
export const howMany = (count: number) => (count === 1 ? "1 product" : `${count} products`)
export const facts = {
  price: "Price",
  bought: "Bought for",
  condition: "Condition",
  timeUsed: "Time used",
  seller: "Seller",
  phone: "Phone",
  location: "Location",
  posted: "Posted",
  category: "Category",
  delivery: "Delivery and payment",
}
export const showNumber = "Show number"
export const bookNow = "BOOK NOW"
export const addToWishlist = "Add to Wishlist"
export const addedToWishlist = (product: string) => `${isolate(product)} added to wishlist!`
export const onlyBuyersWish = "Only buyers have a wishlist. Sign up as a buyer to keep this product."
export const remove = "DELETE"
export const removing = (product: string) => `delete ${isolate(product)}?`
export const takenDown = (product: string) => `${isolate(product)} has been taken down.`
