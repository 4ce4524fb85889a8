import type { Delivery } from "../../contract/bookings.ts"
import type { DealState } from "../../contract/deal-states.ts"
import type { DealParty } from "../../contract/deals.ts"

/** What the clock does, and when. */
export const until: Record<Exclude<DealState, "paid" | "disputed">, (time: string) => string> = {
  booked: (time) => `Until ${time}`,
  requested: (time) => `Without an answer by ${time} the request ends.`,
  reserved: (time) => `Kept until ${time}`,
  paying: (time) => `Until ${time} at the latest`,
  sent: (time) => `Counts as handed over from ${time}`,
  delivered: (time) => `Completed by itself at ${time}`,
  completed: (time) => `Until ${time}`,
  refunded: (time) => `Until ${time}`,
  cancelled: (time) => `Until ${time}`,
}

/** To whom the money goes back is said to each in their own words. */
export const untilHandedOver: Record<DealParty, Record<Delivery, (time: string) => string>> = {
  buyer: {
    meet: (time) => `If it is not handed over by ${time}, you get your money back.`,
    courier: (time) => `If it is not sent by ${time}, you get your money back.`,
  },
  seller: {
    meet: (time) => `Hand it over by ${time}, or the buyer gets the money back.`,
    courier: (time) => `Send it by ${time}, or the buyer gets the money back.`,
  },
  admin: {
    meet: (time) => `If it is not handed over by ${time}, the buyer gets the money back.`,
    courier: (time) => `If it is not sent by ${time}, the buyer gets the money back.`,
  },
}
export const untilDecided: Record<DealParty, (time: string) => string> = {
  buyer: (time) => `If Backline has not decided by ${time}, you get your money back.`,
  seller: (time) => `If Backline has not decided by ${time}, the buyer gets the money back.`,
  admin: (time) => `Decide by ${time}, or the buyer gets the money back.`,
}
