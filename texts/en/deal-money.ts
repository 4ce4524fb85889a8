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

/** Of a cleared deal, to its buyer and to admins. */
export const givenBackByBank = (price: string) =>
  `The buyer's bank has given the buyer ${price} back for good. The seller does not get it.`
export const endsUnpaid = "The deal ends. The buyer has the money back already, from their bank."
export const receivedUnpaid = "The deal is completed. You cannot take it back afterwards."

/** To admins: what its gateway calls it. */
export const reference = (reference: string) => `Reference: ${reference}`
export const providers: Record<string, string> = { card: "Card", ...names }
