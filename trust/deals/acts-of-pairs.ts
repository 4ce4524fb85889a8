import { Inserted } from "../../contract/fields.ts"
import { CheckoutSession } from "../../contract/gateways.ts"
import type { Db } from "../../db/tables.ts"
import { agreeToMeet, deal, inHours } from "../../test/acts/dealing.ts"
import { complaint } from "../../test/acts/disputing.ts"
import { bookProduct, holdWithoutEvent, payBooking } from "../../test/acts/paying.ts"
import { type Person, read } from "../../test/people.ts"
import { price } from "./participants.ts"

/** A product of the seller that two buyers have booked. */
export type TwoBookings = {
  /** The product's address. */
  at: string
  db: Db
  seller: Person
  buyer: Person
  other: Person
  admins: [Person, Person]
  productId: string
  id: string
  othersId: string
}

export type Act = () => Response | Promise<Response>

export async function bookTwice(people: Omit<TwoBookings, "id" | "othersId">): Promise<TwoBookings> {
  const { buyer, other, productId } = people
  return { ...people, id: await bookProduct(buyer, productId), othersId: await bookProduct(other, productId) }
}

export const someMeeting = { place: "Bashundhara City", at: inHours(5) }

export function checkout(at: TwoBookings, buyer = at.buyer, id = at.id): Act {
  return () => buyer.post(`/api/deals/${id}/checkout`, { gateway: "sandbox", sellingPrice: price })
}

/** Holds the card's money first. */
export async function paysByCard({ db, buyer, id }: TwoBookings): Promise<Act> {
  const transactionId = await holdWithoutEvent(db, buyer, id)
  return () => buyer.post("/api/payments", { bookingId: id, transactionId })
}

export async function acceptsCashOf({ seller }: TwoBookings, buyer: Person, id: string): Promise<Act> {
  await deal(buyer, id, "cash")
  return () => seller.post(`/api/deals/${id}/accept`)
}

export function withdraws({ seller, productId }: TwoBookings): Act {
  return () => seller.patch(`/api/myProducts/${productId}`, { withdrawn: true })
}

export function changesPrice({ seller, productId }: TwoBookings, sellingPrice = price + 1_000): Act {
  return () => seller.patch(`/api/products/${productId}`, { sellingPrice })
}

/** Makes an offer; returns its id. */
export async function offers(at: TwoBookings, buyer = at.buyer, id = at.id) {
  const made = buyer.post(`/api/bookings/${id}/offers`, { amount: price - 5_000 })
  return (await read(Inserted, made)).insertedId
}

export function answers(
  who: Person,
  offer: string,
  act: "accept" | "withdraw" | "counter",
  body?: object,
): Act {
  return () => who.post(`/api/offers/${offer}/${act}`, body)
}

export async function reserve({ buyer, seller, id }: TwoBookings) {
  await deal(buyer, id, "cash")
  await deal(seller, id, "accept")
  await agreeToMeet(seller, buyer, id)
}

export async function handOver({ buyer, seller, id }: TwoBookings) {
  await payBooking(buyer, id, price)
  await deal(seller, id, "delivered")
}

export async function complain(at: TwoBookings) {
  await handOver(at)
  await deal(at.buyer, at.id, "dispute", complaint)
  await deal(at.seller, at.id, "statement", { text: "It was whole." })
}

export async function complete({ buyer, id }: TwoBookings) {
  await payBooking(buyer, id, price)
  await deal(buyer, id, "received")
}

export function decides({ id }: TwoBookings, admin: Person, outcome: "refund" | "release"): Act {
  return () => admin.post(`/api/deals/${id}/decide`, { outcome, reason: "Both of them said so." })
}

export function paysOut({ seller }: TwoBookings, admin: Person): Act {
  return () => admin.post("/api/payouts", { sellerId: seller.id, amount: price })
}

export function isSuspended({ admins: [admin], seller }: TwoBookings): Act {
  return () => admin.put(`/api/users/${seller.id}/suspension`, { reason: "Sold what was not theirs." })
}

/** Pays on the gateway's page; the act is the browser's return. */
export async function paidAtGateway({ at, ...others }: TwoBookings): Promise<Act> {
  const opened = Promise.resolve(checkout({ at, ...others })())
  const { url } = await read(CheckoutSession, opened)
  const page = new URL(new URL(url).pathname, at)
  const paid = await fetch(`${page.href}/pay`, { method: "POST", redirect: "manual" })
  const back = new URL(paid.headers.get("Location") ?? "/", at)
  return () => fetch(back, { redirect: "manual" })
}
