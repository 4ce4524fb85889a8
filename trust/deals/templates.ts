import { agreeToMeet, deal } from "../../test/acts/dealing.ts"
import { complaint } from "../../test/acts/disputing.ts"
import { bookProduct, payBooking } from "../../test/acts/paying.ts"
import type { Person } from "../../test/people.ts"
import { insertProducts, signUpPerson, type Place, price } from "./participants.ts"

type Two = { buyer: Person; seller: Person; id: string }

/** For each state that ends by the clock: how a deal gets there, and the state that follows. */
const templates = {
  requested: { to: "booked", does: ({ buyer, id }: Two) => deal(buyer, id, "cash") },
  reserved: {
    to: "cancelled",
    does: async ({ buyer, seller, id }: Two) => {
      await deal(buyer, id, "cash")
      await deal(seller, id, "accept")
      await agreeToMeet(seller, buyer, id)
    },
  },
  paid: { to: "refunded", does: ({ buyer, id }: Two) => payBooking(buyer, id, price) },
  sent: {
    to: "delivered",
    does: async ({ buyer, seller, id }: Two) => {
      const address = "House 4, Road 7, Mirpur, Dhaka"
      await buyer.patch(`/api/bookings/${id}`, { delivery: "courier", address })
      await payBooking(buyer, id, price)
      await deal(seller, id, "send", { courier: "Pathao", trackingCode: id })
    },
  },
  delivered: {
    to: "completed",
    does: async ({ buyer, seller, id }: Two) => {
      await payBooking(buyer, id, price)
      await deal(seller, id, "delivered")
    },
  },
  disputed: {
    to: "refunded",
    does: async ({ buyer, seller, id }: Two) => {
      await payBooking(buyer, id, price)
      await deal(seller, id, "delivered")
      await deal(buyer, id, "dispute", complaint)
    },
  },
} as const

/** Makes one deal in each state, with its own people; returns the state that follows each. */
export async function templateDeals(place: Place) {
  const made = []
  for (const [state, { to, does }] of Object.entries(templates)) {
    const [seller, buyer] = [
      await signUpPerson(place, `Seller of ${state}`, "Seller"),
      await signUpPerson(place, `Buyer of ${state}`, "Buyer"),
    ]
    const [productId = ""] = await insertProducts(place.db, [seller.id])
    const id = await bookProduct(buyer, productId)
    await does({ buyer, seller, id })
    made.push({ id, from: state, to })
  }
  return made
}
