import { CheckoutSession } from "../../contract/gateways.ts"
import { Inserted } from "../../contract/fields.ts"
import { ClientSecret } from "../../contract/payments.ts"
import { deal } from "../../test/acts/dealing.ts"
import { bookProduct, cardOf, transactionOf } from "../../test/acts/paying.ts"
import { type Person, read } from "../../test/people.ts"
import { price } from "./participants.ts"

export type Wanting = { at: string; buyer: Person; seller: Person; productId: string }

/** Prepares a purchase; returns the act, to be run at the same moment as those of others. */
type Way = (wanting: Wanting) => Promise<() => Promise<Response>>

export const waysToBuy = {
  card: async ({ buyer, productId }) => {
    const bookingId = await bookProduct(buyer, productId)
    const opened = buyer.post("/api/create-payment-intent", { bookingId, sellingPrice: price })
    const { clientSecret } = await read(ClientSecret, opened)
    return async () => {
      const shown = await buyer.post("/api/sandbox/confirm", cardOf(clientSecret))
      if (!shown.ok) return shown
      return buyer.post("/api/payments", { bookingId, transactionId: transactionOf(clientSecret) })
    }
  },
  hosted: async ({ at, buyer, productId }) => {
    const bookingId = await bookProduct(buyer, productId)
    return async () => {
      const opened = await buyer.post(`/api/deals/${bookingId}/checkout`, {
        gateway: "sandbox",
        sellingPrice: price,
      })
      if (!opened.ok) return opened
      const { url } = CheckoutSession.parse(await opened.json())
      const page = new URL(new URL(url).pathname, at)
      const paid = await fetch(`${page.href}/pay`, { method: "POST", redirect: "manual" })
      return fetch(new URL(paid.headers.get("Location") ?? "/", at), { redirect: "manual" })
    }
  },
  cash: async ({ buyer, seller, productId }) => {
    const bookingId = await bookProduct(buyer, productId)
    await deal(buyer, bookingId, "cash")
    return () => seller.post(`/api/deals/${bookingId}/accept`)
  },
  offer: async ({ buyer, seller, productId }) => {
    const bookingId = await bookProduct(buyer, productId)
    const made = buyer.post(`/api/bookings/${bookingId}/offers`, { amount: price - 1_000 })
    const { insertedId } = await read(Inserted, made)
    return () => seller.post(`/api/offers/${insertedId}/accept`)
  },
} as const satisfies Record<string, Way>

export type WayToBuy = keyof typeof waysToBuy
