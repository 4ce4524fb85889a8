import type { Db } from "../../db/tables.ts"
import { Inserted } from "../../contract/fields.ts"
import { agreeToMeet, deal, inHours, showCode } from "../../test/dealing.ts"
import { complaint } from "../../test/disputing.ts"
import { bookProduct, holdWithoutEvent, payBooking } from "../../test/paying.ts"
import { type Person, read } from "../../test/people.ts"
import { price } from "./participants.ts"

/** A product of the seller's, which two buyers have booked. */
export type Duellists = {
  db: Db
  seller: Person
  buyer: Person
  other: Person
  admins: [Person, Person]
  productId: string
  id: string
  othersId: string
}

type Act = () => Response | Promise<Response>
type Acts = [Act, Act]
/** Acts of two people at the same moment, once what they are about is so far. */
type Duel = (at: Duellists) => Acts | Promise<Acts>

/** One of the two comes first, and the other is told so. */
export const onlyOneSucceeds: Record<string, Duel> = {
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
  "gateway × withdrawn": (at) => [checkout(at), withdraws(at)],
  "card × withdrawn": async (at) => [await paysByCard(at), withdraws(at)],
  "gateway × removed": (at) => [checkout(at), () => at.seller.delete(`/api/products/${at.productId}`)],
  "card × removed": async (at) => [
    await paysByCard(at),
    () => at.seller.delete(`/api/products/${at.productId}`),
  ],
  "gateway × new price": (at) => [checkout(at), changesPrice(at)],
  "card × new price": async (at) => [await paysByCard(at), changesPrice(at)],
  "gateway × sold elsewhere": (at) => [
    checkout(at),
    () => at.seller.patch(`/api/myProducts/${at.productId}`, { soldElsewhere: true }),
  ],
  "gateway × seller removed": (at) => [
    checkout(at),
    () => at.admins[0].delete(`/api/users/seller/${at.seller.id}`),
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
    return [
      answers(at.seller, offer, "accept"),
      answers(at.seller, offer, "counter", { amount: price - 1_000 }),
    ]
  },
  "offer agreed × new price below it": async (at) => [
    answers(at.seller, await offers(at), "accept"),
    changesPrice(at, price - 10_000),
  ],
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

/** Both may succeed, in the one order or in either. */
export const bothMaySucceed: Record<string, Duel> = {
  "gateway × seller suspended": (at) => [
    checkout(at),
    () => at.admins[0].put(`/api/users/${at.seller.id}/suspension`, { reason: "Sold what was not theirs." }),
  ],
  "cash accepted × buyer removed": async (at) => [
    await acceptsCashOf(at, at.buyer, at.id),
    () => at.admins[0].delete(`/api/users/buyer/${at.buyer.id}`),
  ],
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

const someMeeting = { place: "Bashundhara City", at: inHours(5) }

function checkout(at: Duellists, buyer = at.buyer, id = at.id): Act {
  return () => buyer.post(`/api/deals/${id}/checkout`, { gateway: "sandbox", sellingPrice: price })
}

/** The card is held before. */
async function paysByCard({ db, buyer, id }: Duellists): Promise<Act> {
  const transactionId = await holdWithoutEvent(db, buyer, id)
  return () => buyer.post("/api/payments", { bookingId: id, transactionId })
}

async function acceptsCashOf({ seller }: Duellists, buyer: Person, id: string): Promise<Act> {
  await deal(buyer, id, "cash")
  return () => seller.post(`/api/deals/${id}/accept`)
}

function withdraws({ seller, productId }: Duellists): Act {
  return () => seller.patch(`/api/myProducts/${productId}`, { withdrawn: true })
}

function changesPrice({ seller, productId }: Duellists, sellingPrice = price + 1_000): Act {
  return () => seller.patch(`/api/products/${productId}`, { sellingPrice })
}

async function offers(at: Duellists, buyer = at.buyer, id = at.id) {
  const made = buyer.post(`/api/bookings/${id}/offers`, { amount: price - 5_000 })
  return (await read(Inserted, made)).insertedId
}

function answers(who: Person, offer: string, act: "accept" | "withdraw" | "counter", body?: object): Act {
  return () => who.post(`/api/offers/${offer}/${act}`, body)
}

async function reserve({ buyer, seller, id }: Duellists) {
  await deal(buyer, id, "cash")
  await deal(seller, id, "accept")
  await agreeToMeet(seller, buyer, id)
}

async function handOver({ buyer, seller, id }: Duellists) {
  await payBooking(buyer, id, price)
  await deal(seller, id, "delivered")
}

async function complain(at: Duellists) {
  await handOver(at)
  await deal(at.buyer, at.id, "dispute", complaint)
  await deal(at.seller, at.id, "statement", { text: "It was whole." })
}

async function complete({ buyer, id }: Duellists) {
  await payBooking(buyer, id, price)
  await deal(buyer, id, "received")
}

function decides({ id }: Duellists, admin: Person, outcome: "refund" | "release"): Act {
  return () => admin.post(`/api/deals/${id}/decide`, { outcome, reason: "Both of them said so." })
}

function paysOut({ seller }: Duellists, admin: Person): Act {
  return () => admin.post("/api/payouts", { sellerId: seller.id, amount: price })
}

/** Both buyers book it. */
export async function duellistsOf(people: Omit<Duellists, "id" | "othersId">): Promise<Duellists> {
  const { buyer, other, productId } = people
  return { ...people, id: await bookProduct(buyer, productId), othersId: await bookProduct(other, productId) }
}
