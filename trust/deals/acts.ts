import { HandoverCode } from "../../contract/handover.ts"
import { ClientSecret } from "../../contract/payments.ts"
import { inHours } from "../../test/acts/dealing.ts"
import { buyerContact, cardOf, transactionOf } from "../../test/acts/paying.ts"
import type { Random } from "../random.ts"
import { returnFromGateway, actOnPage } from "./page.ts"
import type { Known, Slot } from "./slots.ts"

type Answer = Response | Promise<Response>
/** An act of a participant in a deal, through the API. */
type Act = (slot: Slot & { deal: Known }, random: Random, address: string) => Answer

const address = "House 4, Road 7, Mirpur, Dhaka"
const why = { reason: "other" }

/** Acts by name; the buyer acts, unless the name says otherwise. */
const acts = {
  book: (slot, random) => book(slot, random),
  "by courier": ({ buyer, deal }) =>
    buyer.patch(`/api/bookings/${deal.id}`, { delivery: "courier", address }),
  "by hand": ({ buyer, deal }) => buyer.patch(`/api/bookings/${deal.id}`, { delivery: "meet" }),
  "take price": ({ buyer, deal }) =>
    buyer.patch(`/api/bookings/${deal.id}`, { sellingPrice: deal.priceToday }),
  forget: ({ buyer, deal }) => buyer.delete(`/api/bookings/${deal.id}`),
  cash: ({ buyer, deal }) => buyer.post(`/api/deals/${deal.id}/cash`),
  "take back": ({ buyer, deal }) => buyer.post(`/api/deals/${deal.id}/take-back`),
  "seller accepts": ({ seller, deal }) => seller.post(`/api/deals/${deal.id}/accept`),
  "seller declines": ({ seller, deal }) => seller.post(`/api/deals/${deal.id}/decline`, why),
  offer: ({ buyer, deal }, random) =>
    buyer.post(`/api/bookings/${deal.id}/offers`, { amount: share(deal.priceToday, random) }),
  "agree to offer": (slot) => answerer(slot).post(`/api/offers/${slot.deal.offerId}/accept`),
  "decline offer": (slot) => answerer(slot).post(`/api/offers/${slot.deal.offerId}/decline`),
  "withdraw offer": (slot) => maker(slot).post(`/api/offers/${slot.deal.offerId}/withdraw`),
  "counter offer": (slot, random) =>
    answerer(slot).post(`/api/offers/${slot.deal.offerId}/counter`, {
      amount: share(slot.deal.priceToday, random),
    }),
  card: async ({ buyer, deal }, random) => {
    const opened = await buyer.post("/api/create-payment-intent", {
      bookingId: deal.id,
      sellingPrice: deal.amount,
    })
    if (!opened.ok) return opened
    const { clientSecret } = ClientSecret.parse(await opened.json())
    const shown = await buyer.post("/api/sandbox/confirm", cardOf(clientSecret))
    // the provider's event arrives besides the browser's request, or alone
    if (!shown.ok || random.chance(0.3)) return shown
    const payment = { transactionId: transactionOf(clientSecret), bookingId: deal.id }
    return buyer.post("/api/payments", payment)
  },
  checkout: ({ buyer, deal }) =>
    buyer.post(`/api/deals/${deal.id}/checkout`, { gateway: "sandbox", sellingPrice: deal.amount }),
  "pay on page": ({ deal }, random, at) => actOnPage(at, deal, "pay", random),
  "fail on page": ({ deal }, random, at) => actOnPage(at, deal, "fail", random),
  "cancel on page": ({ deal }, random, at) => actOnPage(at, deal, "cancel", random),
  "pay later": ({ deal }, random, at) => actOnPage(at, deal, "later", random),
  "come back": ({ deal }, _, at) => returnFromGateway(at, deal),
  "seller proposes": ({ seller, deal }, random) =>
    seller.post(`/api/deals/${deal.id}/meeting`, meeting(random)),
  propose: ({ buyer, deal }, random) => buyer.post(`/api/deals/${deal.id}/meeting`, meeting(random)),
  "agree to meet": ({ buyer, seller, deal }) =>
    (deal.meetingBy === "buyer" ? seller : buyer).post(`/api/deals/${deal.id}/meeting/agree`, {
      version: deal.version ?? 1,
    }),
  "seller lowers": ({ seller, deal }, random) =>
    seller.post(`/api/deals/${deal.id}/lower-price`, { sellingPrice: share(deal.amount, random) }),
  "hand over": async ({ buyer, seller, deal }) => {
    const shown = await buyer.post(`/api/deals/${deal.id}/code`, { seen: true, paid: true })
    if (!shown.ok) return shown
    const { digits } = HandoverCode.parse(await shown.json())
    return seller.post(`/api/deals/${deal.id}/handover`, { digits })
  },
  "seller sends": ({ seller, deal }) =>
    seller.post(`/api/deals/${deal.id}/send`, { courier: "Pathao", trackingCode: deal.id.slice(-12) }),
  "seller delivered": ({ seller, deal }) => seller.post(`/api/deals/${deal.id}/delivered`),
  received: ({ buyer, deal }) => buyer.post(`/api/deals/${deal.id}/received`),
  object: ({ buyer, deal }) => buyer.post(`/api/deals/${deal.id}/object`),
  refund: ({ buyer, deal }) => buyer.post(`/api/deals/${deal.id}/refund`, why),
  "seller refunds": ({ seller, deal }) => seller.post(`/api/deals/${deal.id}/refund`, why),
  "admin refunds": ({ admin, deal }) => admin.post(`/api/deals/${deal.id}/refund`, why),
  cancel: ({ buyer, deal }) => buyer.post(`/api/deals/${deal.id}/cancel`, why),
  "seller cancels": ({ seller, deal }) => seller.post(`/api/deals/${deal.id}/cancel`, why),
  "nobody came": ({ buyer, deal }) => buyer.post(`/api/deals/${deal.id}/no-show`),
  "seller waited": ({ seller, deal }) => seller.post(`/api/deals/${deal.id}/no-show`),
  dispute: ({ buyer, deal }) =>
    buyer.post(`/api/deals/${deal.id}/dispute`, { reason: "damaged", statement: "The neck is broken." }),
  "seller states": ({ seller, deal }) =>
    seller.post(`/api/deals/${deal.id}/statement`, { text: "It was whole when I sent it." }),
  "withdraw dispute": ({ buyer, deal }) => buyer.post(`/api/deals/${deal.id}/withdraw-dispute`),
  "seller concedes": ({ seller, deal }) => seller.post(`/api/deals/${deal.id}/concede`),
  "admin decides": ({ admin, deal }, random) => {
    const outcome = random.pick(["release", "refund", "split"])
    const part = outcome === "split" ? { refundAmount: share(deal.amount, random) } : {}
    return admin.post(`/api/deals/${deal.id}/decide`, { outcome, ...part, reason: "Both of them said so." })
  },
  "admin clears": ({ admin, deal }) => admin.post(`/api/deals/${deal.id}/clear`),
  review: ({ buyer, deal }) => buyer.put(`/api/deals/${deal.id}/review`, { stars: 4 }),
  "seller reviews": ({ seller, deal }) => seller.put(`/api/deals/${deal.id}/review`, { stars: 5 }),
} as const satisfies Record<string, Act>

export type ActName = keyof typeof acts
export const actNames = Object.keys(acts).filter((name): name is ActName => name in acts)

/** Runs an act, or books if the buyer has no booking. `at` is the product's address. */
export async function runAct(name: ActName, slot: Slot, random: Random, at: string) {
  const { deal } = slot
  return deal ? acts[name]({ ...slot, deal }, random, at) : book(slot, random)
}

function book({ buyer, productId }: Slot, random: Random) {
  const courier = random.chance(0.4) ? { delivery: "courier", address } : {}
  return buyer.post("/api/bookings", { ...buyerContact, productId, ...courier })
}

function maker({ buyer, seller, deal }: Slot) {
  return deal?.offerBy === "seller" ? seller : buyer
}

function answerer({ buyer, seller, deal }: Slot) {
  return deal?.offerBy === "seller" ? buyer : seller
}

/** Whole BDT, between 60 % and 99 % of an amount. */
function share(amount: number, random: Random) {
  return Math.floor(amount * (0.6 + 0.39 * random.next()))
}

function meeting(random: Random) {
  return { place: "Bashundhara City", at: inHours(2 + random.below(22)) }
}
