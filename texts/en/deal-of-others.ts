import type { EndReason } from "../../contract/deals.ts"
import { isolate } from "../../contract/isolate.ts"
import { cannotBePaid, type Names, reasons as reasonsOfOne } from "./deals.ts"

/** What comes next, to an admin. */
export const next = {
  booked: ({ buyer }: Names) =>
    `${isolate(buyer)} wants it. It is kept for nobody yet: whoever pays first gets it.`,
  requested: ({ buyer, seller }: Names) =>
    `${isolate(buyer)} asks to pay in cash. ${isolate(seller)} decides whether it is kept.`,
  reservedToMeet: ({ buyer, seller }: Names) =>
    `It is kept for ${isolate(buyer)}, who meets ${isolate(seller)} as agreed and pays then.`,
  reservedToPay: ({ buyer, paymentWaits }: Names) =>
    `They have agreed on the price. It is kept for ${isolate(buyer)}${paymentWaits ? `. ${cannotBePaid}` : ", who pays before the time is over."}`,
  reserved: ({ buyer, seller, paymentWaits }: Names) =>
    `It is kept for ${isolate(buyer)}, who meets ${isolate(seller)} ${paymentWaits ? "" : "or pays "}before the time is over.`,
  paying: ({ buyer }: Names) => `${isolate(buyer)} is paying. Nobody else can pay for it meanwhile.`,
  paid: ({ buyer, seller }: Names) =>
    `Backline keeps the money. ${isolate(seller)} meets ${isolate(buyer)} and hands it over.`,
  paidForCourier: ({ buyer, seller }: Names) =>
    `Backline keeps the money. ${isolate(seller)} sends it to ${isolate(buyer)}.`,
  sent: ({ buyer, seller }: Names) =>
    `It is with the courier. ${isolate(seller)} gets the money when ${isolate(buyer)} has it.`,
  delivered: ({ buyer }: Names) =>
    `${isolate(buyer)} can complain before the time is over. Backline keeps the money until then.`,
  deliveredInCash: ({ buyer, seller }: Names) =>
    `${isolate(seller)} says that ${isolate(buyer)} has it and has paid. ${isolate(buyer)} can object before the time is over.`,
  disputed: () => "Read what both say, and decide who gets the money.",
  completed: ({ buyer, seller }: Names) => `${isolate(buyer)} has it, and ${isolate(seller)} gets the money.`,
  split: ({ buyer, seller, isOtherWay }: Names) =>
    `A part of the money goes back to ${isolate(buyer)}${isOtherWay ? "" : ", the way it came"}. The rest is for ${isolate(seller)}.`,
  completedInCash: ({ buyer, seller }: Names) =>
    `${isolate(buyer)} has it, and has paid ${isolate(seller)} in cash.`,
  refunded: ({ buyer, seller }: Names) =>
    `All of the money goes back to ${isolate(buyer)}, the way it came. The product is off sale until ${isolate(seller)} lists it again.`,
  returned: ({ buyer, seller, returnBy }: Names) =>
    `All of the money goes back to ${isolate(buyer)}, the way it came. The product goes back by ${returnBy}, and ${isolate(seller)} pays for the way.`,
  cancelled: () => "It ended without a sale. Nothing was charged.",
}

export const bothAgreed = "Both have agreed on this."
export const blind = (date: string) =>
  `Nobody sees what the two write until both of them have written, or until ${date}.`

export const reasons: Record<EndReason, string> = {
  ...reasonsOfOne,
  "changed-mind": "One of them changed their mind",
  "no-answer": "One of them does not answer",
}
