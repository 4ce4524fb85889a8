import { isolate } from "../../contract/isolate.ts"

export const booking = "Booking"
export const theProduct = "The product"
export const productGone = "This product is no longer available."
export const productSold = "This product has been sold."
export const bookedAlready = "You have booked this product already."
export const seeOrders = "See My Orders"
export const onlyBuyers = "Only buyers can book. Sign up as a buyer to book this product."
export const oneRole = "Yours is another kind of account. A buyer's account needs another email address."
export const toMyProducts = "MY PRODUCTS"
export const signUpAsBuyer = "LOG OUT AND SIGN UP"
export const close = "Close"

export const buyerName = "Buyer Name"
export const buyerEmail = "Buyer Email"
export const productName = "Product Name"
export const sellingPrice = "Selling Price"
export const bookingDate = "Booking Date"
export const phoneHint = "For the seller to call you"
export const location = "Location"
export const locationHint = "Where you want to meet"
export const delivery = "How you get it"
export const inPerson = "Meet the seller"
export const byCourier = (fee: string) => `By courier, ${fee}`
export const byCourierFree = "By courier, free"
export const address = "Address"
export const addressHint = (due: string) => `You pay ${due} online, delivery included.`
export const payEitherWay = "You pay online, or in cash when you meet."
export const payOnline = "You pay online. Cash is not taken."
export const terms = "What you agree to"
export const charges = (due: string) => `In all you pay ${due}. Backline charges buyers nothing.`
export const rules = [
  "What is paid online is handed over or sent within 5 days, or when you have agreed to meet, or the money goes back. A courier has at most 10 days.",
  "If something is wrong, say so within 72 hours after you have it: then Backline decides about the money. Cash from hand to hand cannot be given back.",
  "The seller sees your name, phone number and place, and the address once you have paid for a courier. Phone numbers and addresses are erased 90 days after the deal.",
]
export const allRules = "All rules: terms, returns, privacy"
export const confirm = "CONFIRM BOOKING"
export const confirmed = (product: string) => `Your booking for ${isolate(product)} is confirmed.`

export const myOrders = "My Orders"
export const caption = "My orders"
export const yourBookings = "Your bookings"
export const none = "You have not booked any products yet"
export const explore = "EXPLORE PRODUCTS"
export const columns = {
  image: "Image",
  productName: "Product Name",
  sellerName: "Seller Name",
  sellingPrice: "Selling Price",
  bookingDate: "Booking Date",
  action: "Action",
}
export const makePayment = "MAKE PAYMENT"
export const acceptPrice = (price: string) => `ACCEPT ${price}`
export const priceAccepted = (price: string) => `You agreed to ${price}.`
export const was = "was"
export const paid = "PAID"
export const ended = { refunded: "REFUNDED", cancelled: "CANCELLED" }
export const reservedForOther = "Reserved for another buyer"
export const soldToOther = "Sold to someone else"
export const noLongerAvailable = "No longer available"
export const remove = "REMOVE BOOKING"
export const removePaid = "REMOVE BOOKING"
export const paidStays =
  "You have paid for this product. Removing it from the list brings no money back; it stays under Removed, with its transaction id."
export const paidInCashStays =
  "You have paid for this product in cash. Removing it from the list changes nothing about the deal; it stays under Removed."
export const nextStep = (seller: string) =>
  `Call ${isolate(seller)} and agree where and when to take it over.`
export const isSent = (seller: string) => `${isolate(seller)} sends it to you by courier.`
export const seller = "Seller"
export const place = "Place"
export const call = (phone: string) => `CALL ${phone}`
export const whenYouMeet =
  "Look at it closely when you meet. The seller has your phone number and place, too."
export const whenItComes =
  "You find the tracking code in the deal. Look at it closely when it comes, and say there that you have it."
export const removedBookings = "Removed"
export const removedExplained = "Bought, and taken off the list by you."
export const transactionId = "Transaction id:"
export const removing = (product: string) => `remove your booking of ${isolate(product)}?`
export const removingPaid = (product: string) => removing(product)
export const removed = (product: string) => `${isolate(product)} has been removed from your bookings.`
