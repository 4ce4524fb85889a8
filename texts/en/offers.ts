import { isolate } from "../../contract/isolate.ts"
import type { OfferState } from "../../contract/offers.ts"

export const heading = "Offers"
export const yourOffers = "Your offers"
export const none = "There are no offers yet"
export const explore = "EXPLORE PRODUCTS"
export const toProducts = "SEE MY PRODUCTS"
export const open = "Open"
/** While an answered one stays where it was. */
export const openOrAnswered = "Open, or just answered"
export const answered = "Answered"

export const make = "MAKE AN OFFER"
export const amount = "Your offer"
export const unit = "BDT"
export const priceIs = (price: string) => `The price is ${price}`
export const whatItMeans =
  "The seller has 48 hours to answer. If you agree, it is kept for you for 3 days at this price. Until then whoever buys it first gets it."
export const alsoBooks = "Your offer also books the product, so the seller can call you."
export const send = "SEND OFFER"
export const sent = (price: string) => `You offered ${price}. We tell you what the seller says.`

export const says = {
  buyerToYou: (name: string, price: string) => `${isolate(name)} offers ${price}`,
  yourOffer: (price: string) => `You offered ${price}`,
  sellerToYou: (name: string, price: string) => `${isolate(name)} asks ${price}`,
  yourPrice: (price: string) => `You asked ${price}`,
}
export const insteadOf = (price: string) => `instead of ${price}`
export const hoursLeft = (hours: number) =>
  hours < 1 ? "Less than an hour left" : hours === 1 ? "1 hour left" : `${hours} hours left`

export const states: Record<Exclude<OfferState, "open">, string> = {
  accepted: "Agreed",
  declined: "Declined",
  countered: "Answered with another price",
  withdrawn: "Withdrawn",
  expired: "Not answered in time",
  void: "Ended: kept for someone else, sold, or its price changed",
}
export const paid = "Agreed and paid"
export const agreedOver = "Agreed, but not bought in time"
export const paymentWaits = "Agreed, but it cannot be paid for at the moment"
/** While it is open. */
export const suspended = {
  you: "Your account is suspended, so you can agree to nothing new. Your dashboard says why.",
  other: "The other side can agree to nothing new at this moment. You can wait, or choose someone else.",
}
export const pay = "MAKE PAYMENT"
export const seeDeal = "SEE DEAL"

export const acts = { accept: "ACCEPT", decline: "DECLINE", withdraw: "WITHDRAW", counter: "OTHER PRICE" }
export const asking = {
  accept: (price: string) => `agree to ${price}?`,
  decline: (price: string) => `decline ${price}?`,
  withdraw: (price: string) => `withdraw your ${price}?`,
}
export const means = {
  accept: {
    buyer: "It is kept for you for 3 days. Pay or meet the seller in that time.",
    seller: "It is kept for this buyer for 3 days. All other offers for it end.",
  },
  decline: { buyer: "This offer ends. You can still buy at the full price.", seller: "This offer ends." },
  withdraw: { buyer: "This offer ends. Your booking stays.", seller: "This offer ends." },
}
export const done = { accept: "Agreed.", decline: "Declined.", withdraw: "Withdrawn." }
export const counterTitle = "Another price"
export const counterHint = {
  buyer: (price: string) => `Less than ${price}`,
  seller: (price: string) => `More than ${price}`,
}
export const countered = (price: string) => `Your price, ${price}, is sent.`
