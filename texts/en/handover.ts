import { isolate } from "../../contract/isolate.ts"

export const heading = "Handover"
export const toDeal = "SEE DEAL"
export const backToDeal = "The deal"
export const thisHandover = "This handover"
export const noSuchDeal = "There is no such deal of yours."
export const notNow = "There is nothing to hand over at this moment. The deal says what comes next."
export const keptHere = "No connection. What you see is kept on this phone."

// the buyer

export const buyFrom = (product: string, seller: string) => `${isolate(product)}, from ${isolate(seller)}`
export const checkFirst = "Check first, then show the code"
export const checks = {
  described: "I have seen it, and it is what was described",
  works: "I have tried it, and it works",
  complete: "Everything that belongs to it is there",
}
export const paidCash = (amount: string, seller: string) => `I have paid ${amount} to ${isolate(seller)}`
export const tickAll = "Tick each point once you have checked it."
export const showCode = "SHOW CODE"
export const preparing =
  "No signal where you meet? Press SHOW CODE before you leave and then HIDE: the code stays on this phone."
export const whatItMeans = "With this code you say: I take it. Show it only with the product in your hands."
export const whatItMeansPaid = "After this you have 72 hours to say that something is wrong."
export const code = "Your code"
export const qrCode = "QR code of this handover"
export const orDigits = "or these digits"
export const validUntil = (time: string) => `Valid until ${time}`
export const showSeller = (seller: string) => `Let ${isolate(seller)} scan it. It works without a connection.`
export const amount = "Amount"
export const alreadyPaid = "Paid online already"
export const hide = "HIDE"
export const showAgain = "SHOW CODE AGAIN"
export const newCode = "GET A NEW CODE"
export const doneForBuyer = (product: string) => `${isolate(product)} is yours. Have fun with it!`

// the seller

export const handTo = (product: string, buyer: string) => `${isolate(product)}, to ${isolate(buyer)}`
export const takeCash = (amount: string, buyer: string) =>
  `Take ${amount} from ${isolate(buyer)}, count it, then scan the code on the buyer's phone.`
export const takeNothing = (buyer: string) =>
  `It is paid online: take no cash. Scan the code on ${isolate(buyer)}'s phone before you give it away.`
export const scan = "SCAN THE CODE"
export const stopScanning = "STOP"
export const camera = "What the camera sees"
export const pointCamera = "Point the camera at the QR code."
export const noCamera = "The camera cannot be used. Allow it in the browser, or type the digits."
export const typeDigits = "Or type the eight digits"
export const digitsLabel = "Digits"
export const digitsHint = "This needs a connection"
export const send = "CONFIRM"
export const eightDigits = "The code has eight digits"
export const verdicts = {
  "not-genuine": "This is not a code of Backline's. Do not hand over yet.",
  "other-deal": "This code is for a different product. Do not hand over yet.",
  "other-amount": "This code names another amount. Ask the buyer to press GET A NEW CODE.",
  expired: "This code is too old. Ask the buyer to press GET A NEW CODE.",
}
export const genuine = "This code is genuine."
export const handOverNow = "You can hand it over now."
export const notYet = "Do not hand it over yet."
export const checking = "The code is being checked."
export const checkedOnceOnline =
  "This phone cannot check the code without a connection. It is checked as soon as there is one."
export const sending = "It is being sent."
export const keptUntilOnline = "It is kept on this phone, and sent as soon as there is a connection."
export const scanAgain = "SCAN AGAIN"
export const doneForSeller = (product: string) => `${isolate(product)} is handed over. Well done!`
export const payoutNext = "Unless the buyer says within 72 hours that something is wrong, the money is yours."
