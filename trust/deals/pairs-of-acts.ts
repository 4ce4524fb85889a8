import { deal, showCode } from "../../test/acts/dealing.ts"
import { complaint } from "../../test/acts/disputing.ts"
import { payBooking } from "../../test/acts/paying.ts"
import type { Person } from "../../test/people.ts"
import {
  acceptsCashOf,
  type Act,
  answers,
  changesPrice,
  checkout,
  complain,
  complete,
  decides,
  type TwoBookings,
  handOver,
  isSuspended,
  offers,
  paidAtGateway,
  paysByCard,
  paysOut,
  reserve,
  someMeeting,
  withdraws,
} from "./acts-of-pairs.ts"
import { price } from "./participants.ts"

/** Prepares a deal in which two acts are possible; returns both, to be run at the same moment. */
type PairOfActs = (at: TwoBookings) => [Act, Act] | Promise<[Act, Act]>

type Takes = (at: TwoBookings) => Act | Promise<Act>

/** Ways to get hold of a product: `pays` at once, `agrees` with the seller. */
const pays: Record<string, Takes> = { gateway: checkout, card: paysByCard }
const agrees: Record<string, Takes> = {
  "cash accepted": (at) => acceptsCashOf(at, at.buyer, at.id),
  "offer agreed": async (at) => answers(at.seller, await offers(at), "accept"),
}

/** Acts of the seller that make the product unavailable or change its price. */
const ends: Record<string, (at: TwoBookings) => Act> = {
  withdrawn: withdraws,
  removed: (at) => () => at.seller.delete(`/api/products/${at.productId}`),
  "sold elsewhere": (at) => () => at.seller.patch(`/api/myProducts/${at.productId}`, { soldElsewhere: true }),
  "new price below offers": (at) => changesPrice(at, price - 10_000),
}
const leaves: Record<string, (at: TwoBookings) => Act> = {
  "seller removed": (at) => () => at.admins[0].delete(`/api/users/seller/${at.seller.id}`),
  "buyer removed": (at) => () => at.admins[0].delete(`/api/users/buyer/${at.buyer.id}`),
}

/** Pairs of which exactly one succeeds; the other is refused. */
export const onlyOneSucceeds: Record<string, PairOfActs> = {
  ...eachOf({ ...pays, ...agrees }, ends),
  // an account without open payments may be removed
  ...eachOf(pays, leaves),
  "gateway × cash accepted": async (at) => [checkout(at), await acceptsCashOf(at, at.other, at.othersId)],
  "card × cash accepted": async (at) => [
    await paysByCard(at),
    await acceptsCashOf(at, at.other, at.othersId),
  ],
  "card × gateway": async (at) => [await paysByCard(at), checkout(at, at.other, at.othersId)],
  "cash accepted × cash accepted": async (at) => [
    await acceptsCashOf(at, at.buyer, at.id),
    await acceptsCashOf(at, at.other, at.othersId),
  ],
  "cash accepted × taken back": async (at) => [
    await acceptsCashOf(at, at.buyer, at.id),
    () => at.buyer.post(`/api/deals/${at.id}/take-back`),
  ],
  "gateway × booking cancelled": (at) => [
    checkout(at),
    () => at.buyer.post(`/api/deals/${at.id}/cancel`, {}),
  ],
  "offer agreed × taken back": async (at) => {
    const offer = await offers(at)
    return [answers(at.seller, offer, "accept"), answers(at.buyer, offer, "withdraw")]
  },
  "offer agreed × countered": async (at) => {
    const offer = await offers(at)
    const counter = { amount: price - 1_000 }
    return [answers(at.seller, offer, "accept"), answers(at.seller, offer, "counter", counter)]
  },
  "offer agreed × offer agreed": async (at) => [
    answers(at.seller, await offers(at), "accept"),
    answers(at.seller, await offers(at, at.other, at.othersId), "accept"),
  ],
  "offer agreed × gateway of another": async (at) => [
    answers(at.seller, await offers(at), "accept"),
    checkout(at, at.other, at.othersId),
  ],
  "price lowered × gateway": async (at) => {
    await reserve(at)
    return [
      () => at.seller.post(`/api/deals/${at.id}/lower-price`, { sellingPrice: price - 5_000 }),
      checkout(at),
    ]
  },
  "handed over × cancelled": async (at) => {
    await reserve(at)
    const { digits } = await showCode(at.buyer, at.id)
    return [
      () => at.seller.post(`/api/deals/${at.id}/handover`, { digits }),
      () => at.buyer.post(`/api/deals/${at.id}/cancel`, {}),
    ]
  },
  "received × refunded": async (at) => {
    await payBooking(at.buyer, at.id, price)
    return [
      () => at.buyer.post(`/api/deals/${at.id}/received`),
      () => at.seller.post(`/api/deals/${at.id}/refund`, {}),
    ]
  },
  "received × complained of": async (at) => {
    await handOver(at)
    return [
      () => at.buyer.post(`/api/deals/${at.id}/received`),
      () => at.buyer.post(`/api/deals/${at.id}/dispute`, complaint),
    ]
  },
  "decided × decided otherwise": async (at) => {
    await complain(at)
    return [decides(at, at.admins[0], "refund"), decides(at, at.admins[1], "release")]
  },
  "decided × complaint taken back": async (at) => {
    await complain(at)
    return [decides(at, at.admins[0], "refund"), () => at.buyer.post(`/api/deals/${at.id}/withdraw-dispute`)]
  },
  "decided × conceded": async (at) => {
    await complain(at)
    return [decides(at, at.admins[0], "release"), () => at.seller.post(`/api/deals/${at.id}/concede`)]
  },
  "paid out × paid out": async (at) => {
    await complete(at)
    return [paysOut(at, at.admins[0]), paysOut(at, at.admins[1])]
  },
}

/** Pairs of which both may succeed, in one order or in either. */
export const bothMaySucceed: Record<string, PairOfActs> = {
  // deals begun before continue, or end with the removed account
  ...eachOf({ ...pays, ...agrees }, { "seller suspended": isSuspended }),
  ...eachOf(agrees, leaves),
  "came back × came back in another tab": async (at) => {
    const comesBack = await paidAtGateway(at)
    return [comesBack, comesBack]
  },
  "meeting agreed × another proposed": async (at) => {
    await reserve(at)
    const { meeting } = await deal(at.seller, at.id, "meeting", someMeeting)
    return [
      () => at.buyer.post(`/api/deals/${at.id}/meeting/agree`, { version: meeting?.version }),
      () => at.seller.post(`/api/deals/${at.id}/meeting`, { ...someMeeting, place: "Dhanmondi Lake" }),
    ]
  },
  "handed over × on another phone": async (at) => {
    await reserve(at)
    const { code } = await showCode(at.buyer, at.id)
    const scans = () => at.seller.post(`/api/deals/${at.id}/handover`, { code })
    return [scans, scans]
  },
  "refunded × refunded by an admin": async (at) => {
    await payBooking(at.buyer, at.id, price)
    const refunds = (who: Person) => () => who.post(`/api/deals/${at.id}/refund`, {})
    return [refunds(at.seller), refunds(at.admins[0])]
  },
  "paid out × refunded": async (at) => {
    await complete(at)
    return [
      paysOut(at, at.admins[0]),
      () => at.admins[1].post(`/api/deals/${at.id}/refund`, { reason: "other" }),
    ]
  },
  "reviewed × reviewed": async (at) => {
    await complete(at)
    const reviews = (who: Person) => () => who.put(`/api/deals/${at.id}/review`, { stars: 4 })
    return [reviews(at.buyer), reviews(at.seller)]
  },
}

function eachOf(ones: Record<string, Takes>, others: Record<string, (at: TwoBookings) => Act>) {
  const pairs = Object.entries(ones).flatMap(([one, takes]) =>
    Object.entries(others).map(([other, ends]): [string, PairOfActs] => [
      `${one} × ${other}`,
      async (at) => [await takes(at), ends(at)],
    ]),
  )
  return Object.fromEntries(pairs)
}
