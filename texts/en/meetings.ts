import { isolate } from "../../contract/isolate.ts"

export const heading = "Meeting"
export const none = "Agree where and when you meet. A busy, public place by day is best."
export const place = "Place"
export const placeHint = "Like: Bashundhara City, main entrance"
export const time = "Day and time"
export const timeHint = "In Dhaka's time, at most 14 days ahead"
export const propose = "PROPOSE"
export const proposeOther = "PROPOSE ANOTHER"
export const keepIt = "KEEP IT"
export const proposed = "Your proposal is on its way."
export const agree = "AGREE"
export const agreed = "Agreed. See you there!"
export const isAgreed = "You have agreed on this."
export const waitsForOther = (other: string) => `${isolate(other)} has not agreed to this yet.`
export const waitsForYou = (other: string) => `${isolate(other)} proposes this.`
export const toHandover = "HANDOVER"
export const readyBuyer =
  "When you meet: check the product, then show your code. It works without a connection."
export const readySeller = "When you meet: scan the buyer's code. It works without a connection."
export const didNotCome = "THEY DID NOT COME"
export const reportingNoShow = (other: string) => `report that ${isolate(other)} did not come?`
export const noShowMeans = (other: string) =>
  `The deal ends, and it counts against ${isolate(other)}. If they say the same of you, it counts for nobody.`
export const noShowReported = "The deal has ended."
export const lowerPrice = "LOWER THE PRICE"
export const lowerPriceTitle = "Lower the price"
export const newPrice = "New price"
export const newPriceHint = (price: string) => `Now ${price}. It can only get lower.`
export const lowered = (price: string) => `The price is ${price} now.`

// cash

export const inCash = "CASH WHEN WE MEET"
export const askingForCash = "ask to pay in cash?"
export const cashMeans = (seller: string) =>
  `If ${isolate(seller)} accepts, it is kept for you for 7 days. You meet, look at it, and pay then. Not coming counts against you.`
export const askedForCash = "Asked. You are told as soon as the seller answers."
export const choosingCash = "pay in cash when you meet?"
export const chosenCashMeans =
  "It is kept for you for 7 days. You meet, look at it, and pay then. Not coming counts against you."
export const choseCash = "It is kept for you. Agree where and when you meet."
export const cashAsked = (seller: string) =>
  `You have asked ${isolate(seller)} to take cash when you meet, and are told what they say. You can still pay online.`
export const cashReserved = (seller: string) =>
  `${isolate(seller)} keeps it for you, to be paid in cash when you meet. You can still pay online instead.`
export const takeBack = "TAKE IT BACK"
export const takenBack = "You no longer ask to pay in cash."
export const notHere = "I DO NOT HAVE IT"
export const objecting = "say that you do not have it?"
export const objectMeans = "The deal ends, and the product is off sale until the seller lists it again."
export const objected = "The deal has ended."
