import { isolate } from "../../contract/isolate.ts"
import type { Names } from "./deals.ts"
import { names } from "./gateways.ts"

/** To the seller of a completed deal. */
export const chargebacks = {
  open: (price: string) =>
    `The buyer's bank asks for ${price} back, and has not decided yet. Keep what shows that you handed it over.`,
  won: (price: string, isWithdrawn: boolean) =>
    `The buyer's bank asked for ${price} back, and has decided for you: the sale stands.${isWithdrawn ? " What was taken for it returns to your balance." : ""}`,
  lost: (price: string) =>
    `The buyer's bank asked for ${price} back, and has decided for the buyer. What was taken for it is lost to you.`,
}

/** To admins, of a deal that is not on hold. */
export const askedByBank = (price: string, isWithdrawn: boolean) =>
  `The buyer's bank asks for ${price} back, and has not decided yet.${isWithdrawn ? " The money is with the bank until then." : ""}`
/** Of a cleared deal, to its buyer and to admins. */
export const givenBackByBank = (price: string) =>
  `The buyer's bank has given the buyer ${price} back for good. The seller does not get it.`
export const endsWithBank = {
  buyer: (price: string) =>
    `All of the money goes back to you: ${price} of it from your bank. The deal ends.`,
  seller: (price: string) =>
    `All of the money goes back to the buyer: ${price} of it from their bank. The deal ends, and the product is off sale until you list it again.`,
  admin: (price: string) =>
    `All of the money goes back to the buyer: ${price} of it from their bank. The deal ends.`,
}
export const receivedUnpaid = "The deal is completed. You cannot take it back afterwards."

type Back = Names & { price: string }
const toBuyer = ({ buyer, price }: Back) =>
  price
    ? `All of the money goes back to ${isolate(buyer)}: ${price} of it from their bank.`
    : `All of the money has gone back to ${isolate(buyer)}, in another way than it came.`
const toYou = ({ price }: Back) =>
  price
    ? `All of the money goes back to you: ${price} of it from your bank.`
    : "All of the money has gone back to you, in another way than it came."
/** Of a refunded deal, whose money comes from the buyer's bank, or was paid by hand. */
export const otherWay = {
  buyer: {
    refunded: toYou,
    returned: (of: Back) =>
      `${toYou(of)} Give the product back by ${of.returnBy}, as you agree with ${isolate(of.seller)}, who pays for the way.`,
  },
  seller: {
    refunded: (of: Back) => `${toBuyer(of)} The product is off sale until you list it again.`,
    returned: (of: Back) =>
      `${toBuyer(of)} They give you the product by ${of.returnBy}. Agree on how: you pay for the way. It is off sale until you list it again.`,
  },
  admin: {
    refunded: (of: Back) =>
      `${toBuyer(of)} The product is off sale until ${isolate(of.seller)} lists it again.`,
    returned: (of: Back) =>
      `${toBuyer(of)} The product goes back by ${of.returnBy}, and ${isolate(of.seller)} pays for the way.`,
  },
}
export const takenByBank = "Taken back by the buyer's bank"

/** To admins: what its gateway calls it. */
export const reference = (reference: string) => `Reference: ${reference}`
export const providers: Record<string, string> = { card: "Card", ...names }
