import type { DisputeOutcome } from "../../contract/dispute-choices.ts"
import type { DisputeReason } from "../../contract/disputes.ts"
import { isolate } from "../../contract/isolate.ts"

export const heading = "Disputes"
export const reasons: Record<DisputeReason, string> = {
  "not-received": "It has not arrived",
  "not-as-described": "It is not as described",
  damaged: "It is damaged",
  counterfeit: "It is a fake",
  other: "Something else",
}

// the buyer opens one

export const open = "SOMETHING IS WRONG"
export const openTitle = "What is wrong?"
export const openMeans = (seller: string) =>
  `${isolate(seller)} reads this and has 48 hours to answer. Then Backline decides who gets the money, and keeps it until then.`
export const reason = "Reason"
export const chooseReason = "Please choose"
export const statement = "What you say"
export const statementHint = "What you expected, and what you got"
export const send = "SEND TO BACKLINE"
export const opened = "Sent. The seller has been told."

// photos

export const photos = "Photos"
export const photosHint = (count: number) =>
  count === 1
    ? "You can show 1 more. Only the two of you and Backline see it."
    : `You can show up to ${count}. Only the two of you and Backline see them.`
export const photosFull = "You have shown as many as you can."
export const addPhotos = "ADD PHOTOS"
export const photoOf = (number: number, name: string) => `Photo ${number} of ${isolate(name)}`
export const yourPhoto = (number: number) => `Your photo ${number}`
export const removePhoto = (number: number) => `Remove your photo ${number}`
export const sendingPhotos = "Your photos are on their way."
export const noPhoto = "This photo could not be loaded."

// while it is open

export const about = (reason: string) => `Dispute: ${reason}`
export const sellerAnswers = (seller: string, time: string) =>
  `${isolate(seller)} can answer until ${time}. Then Backline decides.`
export const youAnswer = (time: string) =>
  `Please answer by ${time}. Then Backline decides, with your answer or without.`
export const backlineDecides =
  "Backline reads what both of you say, and decides. You can still add something."
export const adminWaits = (seller: string, time: string) =>
  `${isolate(seller)} can answer until ${time}. Decide after that, or once there is an answer.`
export const adminDecides = "This waits for your decision."
export const by = { buyer: "Buyer", seller: "Seller" }
export const answer = "Your answer"
export const answerHint = "What you know about it, and what you offer"
export const sendAnswer = "SEND ANSWER"
export const more = "Add something"
export const sendMore = "SEND"
export const said = "Sent. Backline and the other one can read it now."
export const withdraw = "IT IS FINE AFTER ALL"
export const withdrawing = "withdraw the dispute?"
export const withdrawMeans = (seller: string) =>
  `The dispute ends, and ${isolate(seller)} gets all of the money. You cannot open another.`
export const withdrawn = "The dispute is over. Enjoy it!"
export const concede = "GIVE ALL OF THE MONEY BACK"
export const conceding = "give all of the money back?"
export const concedeMeans = (buyer: string, price: string) =>
  `${isolate(buyer)} gets ${price} back, and the deal ends. Agree with them on how the product comes back to you; you pay for the way.`
export const conceded = "The money is on its way back."

// what was agreed

export const terms = "What was agreed"
export const termsOf = "As the product's page said when it was paid"
export const price = "Price"
export const condition = "Condition"
export const timeUsed = "Time Used"
export const brand = "Brand"
export const model = "Model"
export const year = "Year"
export const included = "Included"
export const faults = "Faults"
export const place = "Place"
export const delivery = "Delivery"
export const deliveries = { meet: "In person", courier: "By courier" }
export const productPhoto = (number: number) => `Photo ${number} of the product`

// the decision

export const decide = "Your decision"
export const outcome = "Who gets the money"
export const toSeller = (seller: string) => `${isolate(seller)} gets all of it`
export const toBuyer = (buyer: string) => `${isolate(buyer)} gets all of it back`
export const toBoth = "Both get a part"
export const refundAmount = (buyer: string) => `For ${isolate(buyer)}`
export const ofPaid = (price: string) => `Of ${price}`
export const restIs = (seller: string, rest: string) => `${rest} is for ${isolate(seller)}`
export const why = "Why"
export const whyHint = "Both of them read this"
export const decideNow = "DECIDE"
export const deciding = "decide it so?"
export const isFinal = "Nobody can change it afterwards."
export const decided = "Decided. Both have been told."

type Names = { buyer: string; seller: string; back: string; rest: string }

export const results: Record<DisputeOutcome, (of: Names) => string> = {
  release: ({ seller }) => `Backline has decided: ${isolate(seller)} gets all of the money.`,
  refund: ({ buyer }) => `Backline has decided: ${isolate(buyer)} gets all of the money back.`,
  split: ({ buyer, seller, back, rest }) =>
    `Backline has decided: ${isolate(buyer)} gets ${back} back, and ${rest} is for ${isolate(seller)}.`,
  withdrawn: ({ buyer, seller }) => `${isolate(buyer)} has withdrawn it. ${isolate(seller)} gets the money.`,
  conceded: ({ buyer, seller }) => `${isolate(seller)} gives all of the money back to ${isolate(buyer)}.`,
  lapsed: ({ buyer }) => `It was not decided in time. ${isolate(buyer)} gets all of the money back.`,
}

/** What is decided, before it is. */
export const means = {
  release: ({ seller }: Names) => `${isolate(seller)} gets all of the money.`,
  refund: ({ buyer }: Names) => `${isolate(buyer)} gets all of the money back.`,
  split: ({ buyer, seller, back, rest }: Names) =>
    `${isolate(buyer)} gets ${back} back, and ${rest} is for ${isolate(seller)}.`,
}
export const bothSaid = "What both said"

// the admin's list

export const theDisputes = "The disputes"
export const which = "Which disputes"
export const tabs = { undecided: "To decide", decided: "Decided" }
export const none = {
  undecided: "No dispute waits for a decision.",
  decided: "No dispute has been decided yet.",
}
export const see = "SEE DISPUTE"
export const seeOf = (product: string, buyer: string) => `SEE DISPUTE: ${isolate(product)}, ${isolate(buyer)}`
export const between = (buyer: string, seller: string) =>
  `${isolate(buyer)} bought it from ${isolate(seller)}`
export const openedAt = (time: string) => `Opened ${time}`
export const waitsUntil = (time: string) => `The seller can answer until ${time}`
export const hasAnswered = (time: string) => `The seller answered ${time}`
export const hasNotAnswered = "The seller did not answer"
export const due = (time: string) => `Decide by ${time}, or all of it goes back to the buyer`
export const decidedAt = (time: string) => `Ended ${time}`
