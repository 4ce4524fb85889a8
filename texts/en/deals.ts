import type { DealAct, DealRole } from "../../contract/deal-moves.ts"
import type { DealState } from "../../contract/deal-states.ts"
import type { EndReason } from "../../contract/deals.ts"
import { isolate } from "../../contract/isolate.ts"

export const heading = "Deal"
export const thisDeal = "This deal"
export const sellerIs = (name: string) => `Seller: ${isolate(name)}`
export const buyerIs = (name: string) => `Buyer: ${isolate(name)}`
export const seeDeal = "SEE DEAL"
export const writeReview = "WRITE A REVIEW"

export const states: Record<DealState, string> = {
  booked: "Booked",
  requested: "Asked to pay in cash",
  reserved: "Reserved",
  paying: "Being paid",
  paid: "Paid",
  sent: "On its way",
  delivered: "Handed over",
  disputed: "In dispute",
  completed: "Completed",
  refunded: "Refunded",
  cancelled: "Cancelled",
}

export type Names = {
  buyer: string
  seller: string
  returnBy: string
  isOtherWay: boolean
  paymentWaits: boolean
}

export const cannotBePaid = "It cannot be paid for at the moment."

/** What comes next, to each of the two. */
export const next = {
  buyer: {
    booked: () => "Nothing is kept for you yet. Whoever pays first gets it.",
    requested: ({ seller }: Names) => `${isolate(seller)} decides whether it is kept for you.`,
    reservedToMeet: ({ seller }: Names) =>
      `It is kept for you. Meet ${isolate(seller)} as agreed, look at it closely, and pay then.`,
    reservedToPay: ({ paymentWaits }: Names) =>
      `You have agreed on the price, and it is kept for you. ${paymentWaits ? cannotBePaid : "Pay before the time is over."}`,
    reserved: ({ seller, paymentWaits }: Names) =>
      `It is kept for you. Meet ${isolate(seller)} ${paymentWaits ? "" : "or pay for it "}before the time is over.`,
    paying: () => "Your payment is under way. Nobody else can pay for it meanwhile.",
    paid: ({ seller }: Names) =>
      `Meet ${isolate(seller)} and look at it closely. Press I HAVE IT only when you do: then the seller gets the money.`,
    paidForCourier: ({ seller }: Names) =>
      `${isolate(seller)} sends it to you. You will see the tracking code here.`,
    sent: () =>
      "It is with the courier. Press I HAVE IT when it is there and as described. If it is not, press SOMETHING IS WRONG.",
    delivered: () =>
      "Look at it closely. If it is as described, press I HAVE IT. If it is not, press SOMETHING IS WRONG before the time is over: Backline keeps the money until then.",
    deliveredInCash: ({ seller }: Names) =>
      `${isolate(seller)} says that you have it and have paid. If so, press I HAVE IT. If not, press I DO NOT HAVE IT before the time is over.`,
    disputed: () =>
      "Backline reads what both of you say, and decides who gets the money. It is kept until then.",
    completed: ({ seller }: Names) => `You have it, and ${isolate(seller)} gets the money.`,
    split: ({ seller, isOtherWay }: Names) =>
      `A part of the money goes back to you${isOtherWay ? "" : ", the way it came"}. The rest is for ${isolate(seller)}.`,
    completedInCash: ({ seller }: Names) => `You have it, and have paid ${isolate(seller)} in cash.`,
    refunded: () => "All of the money goes back to you, the way it came.",
    returned: ({ seller, returnBy }: Names) =>
      `All of the money goes back to you, the way it came. Give the product back by ${returnBy}, as you agree with ${isolate(seller)}, who pays for the way.`,
    cancelled: () => "It ended without a sale. Nothing was charged.",
  },
  seller: {
    booked: ({ buyer }: Names) => `${isolate(buyer)} wants it. You need not do anything; a message helps.`,
    requested: ({ buyer }: Names) => `${isolate(buyer)} asks to pay in cash when you meet.`,
    reservedToMeet: ({ buyer }: Names) =>
      `It is kept for ${isolate(buyer)}. Meet as agreed, take the money, and scan the code.`,
    reservedToPay: ({ buyer, paymentWaits }: Names) =>
      `You have agreed on the price. It is kept for ${isolate(buyer)}${paymentWaits ? `. ${cannotBePaid}` : ", who pays before the time is over."}`,
    reserved: ({ buyer }: Names) => `It is kept for ${isolate(buyer)}. Agree where and when you meet.`,
    paying: ({ buyer }: Names) => `${isolate(buyer)} is paying.`,
    paid: ({ buyer }: Names) =>
      `Backline keeps the money for you. Meet ${isolate(buyer)}, hand it over, and say so here.`,
    paidForCourier: ({ buyer }: Names) =>
      `Backline keeps the money for you. Send it to ${isolate(buyer)} and write the tracking code here.`,
    sent: () => "It is with the courier. You get the money when the buyer has it.",
    delivered: ({ buyer }: Names) =>
      `If something is wrong with it, ${isolate(buyer)} tells Backline before the time is over.`,
    deliveredInCash: ({ buyer }: Names) =>
      `If they do not have it, ${isolate(buyer)} says so before the time is over.`,
    disputed: () =>
      "Backline reads what both of you say, and decides who gets the money. It is kept until then.",
    completed: () => "The money is yours: you see it under Payouts.",
    split: ({ buyer }: Names) =>
      `A part of the money goes back to ${isolate(buyer)}. The rest is yours: you see it under Payouts.`,
    completedInCash: ({ buyer }: Names) => `${isolate(buyer)} has it, and has paid you in cash.`,
    refunded: () => "The money went back to the buyer. The product is off sale until you list it again.",
    returned: ({ buyer, returnBy }: Names) =>
      `The money goes back to ${isolate(buyer)}, who gives you the product by ${returnBy}. Agree on how: you pay for the way. It is off sale until you list it again.`,
    cancelled: () => "It ended without a sale.",
  },
}

/** In My Orders: who is to do what, and until when. */
export const ordered = {
  requested: (time: string) => `The seller answers by ${time}`,
  reserved: (time: string) => `Kept for you until ${time}`,
  paying: (time: string) => `Being paid, until ${time} at the latest`,
  toAgree: "The seller proposes a meeting. Agree, or propose another",
  meeting: (time: string) => `You meet the seller: ${time}`,
  toMeet: (time: string) => `The seller hands it over by ${time}`,
  toSend: (time: string) => `The seller sends it by ${time}`,
  sent: (time: string) => `On its way. With you by ${time}`,
  delivered: (time: string) => `Is it OK? Say so by ${time}`,
  toAnswer: (time: string) => `In dispute. The seller answers by ${time}`,
  toDecide: (time: string) => `In dispute. Backline decides by ${time}`,
  onHold: "Backline looks at the payment",
  partBack: (price: string) => `Completed. ${price} of it goes back to you`,
}
export const onHold = {
  buyer:
    "Backline looks at this payment. What you do not have yet waits until it has; you need not do anything.",
  seller: "Backline looks at this payment. If you still have the product, please keep it until it has.",
  admin: "Look at the payment at its provider. Then clear it, or give the money back.",
}

export const pay = "MAKE PAYMENT"
export const toPayment = "SEE PAYMENT"
export const toProducts = "SEE MY PRODUCTS"
export const acts = { delivered: "HANDED OVER", received: "I HAVE IT" }
export const asking = { delivered: "say that it is handed over?", received: "say that you have it?" }
export const means = {
  delivered: (buyer: string) =>
    `Only say so when ${isolate(buyer)} has it. They then have 72 hours to tell Backline that something is wrong.`,
  received: () => "The seller gets the money. You cannot call it back afterwards.",
}
/** Of a deal in cash, whose money Backline never has. */
export const meansInCash = {
  delivered: (buyer: string) =>
    `Only say so when ${isolate(buyer)} has it and has paid you. They then have 72 hours to say that they do not have it.`,
  received: () =>
    "Only say so when you have it and have paid the seller. You cannot take it back afterwards.",
}
export const done = {
  delivered: "The buyer has been told.",
  received: "Completed. Enjoy it!",
}

export const courier = "Courier"
export const courierHint = "Choose one, or write another's name"
export const trackingCode = "Tracking code"
export const send = "SENT"
export const sent = "The buyer has been told, with the tracking code."

/** Names of the quiet buttons, by who presses them. */
export const ends = {
  refund: { buyer: "GET MY MONEY BACK", seller: "GIVE THE MONEY BACK", admin: "REFUND" },
  cancel: { buyer: "I DO NOT WANT IT ANY MORE", seller: "END THE RESERVATION", admin: "CANCEL" },
}
export const ending = { refund: "Give all of the money back?", cancel: "End this deal?" }
export const endMeans = {
  refund: {
    buyer: "All of the money goes back to you within 10 days, the way it came, and the deal ends.",
    seller:
      "All of the money goes back to the buyer, and the deal ends. The product is off sale until you list it again.",
    admin: "All of the money goes back to the buyer, and the deal ends.",
  },
  cancel: {
    buyer: "The product is free for others again.",
    seller: "The product is free for others again, and the buyer is told.",
    admin: "The product is free for others again.",
  },
}
export const ended = { refund: "The money is on its way back.", cancel: "The deal has ended." }
export const reason = "Why"
export const reasons: Record<EndReason, string> = {
  "changed-mind": "I changed my mind",
  "no-answer": "The other one does not answer",
  "not-available": "The product is not there any more",
  "came-back": "The parcel came back",
  other: "Something else",
}

export const sellerPhone = "Seller's phone"
export const buyerPhone = "Buyer's phone"
export const place = "Seller's place"
export const address = "Goes to"
export const parcel = "Parcel"

export const money = "Money"
export const price = "Price"
export const deliveryFee = "Delivery"
export const together = "Together"
export const transactionId = "Transaction id:"
export const refund = {
  requested: "Refund, on its way",
  sent: "Refund, on its way",
  done: "Refunded",
  failed: "Refund, being looked at by Backline",
  byHand: "Refunded",
  byBank: "Given back by the bank",
}
/** Of what came too late, twice, or in another amount; the deal may go on. */
export const strayRefund = {
  requested: "Extra payment, on its way back",
  sent: "Extra payment, on its way back",
  done: "Extra payment, given back",
  failed: "Extra payment, being looked at by Backline",
  byHand: "Extra payment, given back",
  byBank: "Extra payment, given back by the bank",
}

export const timeline = "What happened"
export const booked = "Booked"
export const happened: Record<DealAct, string> = {
  cash: "Asked to pay in cash",
  "take-back": "Took the request back",
  accept: "Accepted",
  decline: "Declined",
  agree: "Agreed on a price",
  claim: "Payment begun",
  capture: "Paid",
  "give-up": "Payment not made",
  send: "Sent by courier",
  handover: "Handed over",
  delivered: "Handed over",
  assume: "Counted as handed over",
  received: "Received",
  complete: "Completed",
  object: "Said that it was not handed over",
  dispute: "Dispute opened",
  "withdraw-dispute": "Dispute withdrawn",
  concede: "Agreed to give the money back",
  decide: "Dispute decided",
  refund: "Money given back",
  lapse: "Money given back after the deadline",
  cancel: "Cancelled",
  "no-show": "The other one did not come",
  expire: "Time was over",
}
/** Once the price is agreed on. */
export const choseCash = "Pays in cash when you meet"
/** A payment is no act of its gateway. */
export const by: Record<Exclude<DealRole, "provider">, string> = {
  buyer: "Buyer",
  seller: "Seller",
  admin: "Backline",
  clock: "By itself",
}
