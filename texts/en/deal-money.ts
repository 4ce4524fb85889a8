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

/** To admins: what its gateway calls it. */
export const reference = (reference: string) => `Reference: ${reference}`
export const providers: Record<string, string> = { card: "Card", ...names }
