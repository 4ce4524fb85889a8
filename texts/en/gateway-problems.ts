import * as dates from "./dates.ts"
import * as format from "./format.ts"

// payments at gateways

export const unknownGateway = "This way to pay is not there. Please choose another one."
export const gatewayAway = "Nothing was charged yet. Please try again."
export const gatewayRefused =
  "The gateway does not take this payment. Nothing was charged; please choose another way to pay."
export const payingElsewhere = (until: Date) =>
  `A payment for this is under way already, until ${dates.dayTime(until)}. Finish it there, or wait until then.`
export const outOfRange = (limits: { lowest: number; highest: number }) =>
  `This gateway takes from ${format.price(limits.lowest)} to ${format.price(limits.highest)} at once. Please choose another way to pay.`
export const tooManyCheckouts =
  "You have begun several payments and not finished them, and each keeps a product from others."
export const notOpened = {
  sold: "This product has just been sold to someone else. Nothing was charged.",
  withdrawnBySeller: "The seller has taken this product away. Nothing was charged.",
  notForSaleNow: "This product is not for sale at this moment. Nothing was charged.",
  bookingRemoved: "This booking has been removed. Nothing was charged.",
}

// the sandbox, in the words of real providers

export const noSandbox = "There is no sandbox here."
export const unknownPayment = "There is no such payment."
export const declined = {
  declined: "Your card was declined.",
  insufficientFunds: "Your card has insufficient funds.",
  expired: "Your card has expired.",
  wrongSecurityCode: "Your card's security code is incorrect.",
  incompleteExpiry: "Your card's expiry date is incomplete.",
  invalidNumber: "Your card number is invalid.",
  notApproved: "Your bank did not approve this payment. Please try another card.",
  notATestCard: "Your card was declined. In test mode only the test cards work.",
}
