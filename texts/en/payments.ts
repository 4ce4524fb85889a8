import type { Booking } from "../../contract/bookings.ts"
import { isolate } from "../../contract/isolate.ts"

export const heading = "Payment"
export const myOrders = "My Orders"
export const noSuchBooking = "There is no such booking of yours."
export const yourBooking = "Your booking"
export const whyGone: Record<Exclude<Booking["availability"], "AVAILABLE">, string> = {
  RESERVED: "This product is reserved for another buyer. We tell you when it is free.",
  SOLD: "This product has been sold to someone else.",
  GONE: "This product is no longer available.",
}
export const explore = "EXPLORE PRODUCTS"
export const toPay = (product: string) => ({
  before: "You need to pay ",
  after: ` for purchasing ${isolate(product)}`,
})

export const withDelivery = (fee: string) => `${fee} of it for delivery by courier`
export const whatHappensNext = "What happens next"
const isYours = "The product is yours: nobody else can buy it."
export const afterPaying = {
  meet: (seller: string) => [
    isYours,
    `${isolate(seller)} gets an email with your name, phone number and place.`,
    "You see the seller's phone number here, and agree on how to get it.",
  ],
  courier: (seller: string) => [
    isYours,
    `${isolate(seller)} sends it to your address within 5 days, or you get your money back.`,
    "When it is sent, you see the tracking code in the deal.",
  ],
}

export const otherPrice = (before: string, today: string) =>
  `The seller has changed the price since you booked: it was ${before}, and is ${today} now.`

export const thePayment = "The payment"
export const card = "Card"
export const cardNumber = "Card number"
export const expiryDate = "Expiry date"
export const expiryHint = "MM/YY"
export const securityCode = "Security code"
export const securityCodeHint = "3 or 4 digits"
export const testMode = "Test mode: no money moves"
export const testCard = (number: string) => `To try it: ${number}`
export const confirm = "CONFIRM PAYMENT"
export const beingPrepared = "One moment, the payment is being prepared."
export const paying = "Paying. Please stay on this page."
/** By the code of the card provider, whose own sentences are English. */
export const declines: Record<string, string> = {}
export const notAccepted = "Your card was not accepted."

export const bankAsks = "Your bank asks"
export const bankQuestion = "Do you approve this payment? In test mode nothing is charged."
export const approve = "Approve"
export const refuse = "Refuse"

export const paid = (product: string) => `Your payment for ${isolate(product)} is successful!`
// spec §8: its spelling
export const purchased = (product: string) => `Your have successfully purchased ${isolate(product)}!`
export const receiptMailed = "We have sent you all of this by email, too."
export const removedByYou = "You have taken this booking off your list of orders."
export const transactionId = "TRANSACTION ID:"
