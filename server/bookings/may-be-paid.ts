import { sql } from "kysely"
import { dealMoves } from "../../contract/deal-moves.ts"
import { isEnded } from "../../contract/deal-states.ts"
import { Problem } from "../http/problem.ts"
import type { Sentence } from "../http/texts.ts"
import { isAvailable, stateOf, unavailableReason } from "../products/state.ts"
import { suspended } from "../users/suspended.ts"
import type { Deal } from "./find-deal.ts"
import { isReservedForOther, reservedForOther } from "./reserved-product.ts"
import { wrongState } from "./move.ts"
import { priceChanged } from "./price-changed.ts"

type Columns = Pick<Deal, "id" | "state" | "paidAt" | "removedAt" | "sellingPrice" | "buyerSuspendedUntil"> &
  Pick<
    Deal,
    "priceToday" | "soldAt" | "withdrawnAt" | "deletedAt" | "suspendedUntil" | "heldBy" | "heldUntil"
  >

type StateOfProduct = Pick<Columns, "soldAt" | "withdrawnAt" | "deletedAt" | "suspendedUntil">

/** A booking, with its product and buyer. */
export type ToPay = Columns & {
  /** Which the buyer was shown, in poisha. */
  priceShown?: number
  /** Claimed or captured for another booking: a card's claim is not written on the product. */
  isPaidByOther?: boolean
}

/** Whether its buyer is told that nothing was charged depends on the way of paying. */
export type Wording = {
  ended: Sentence
  gone: (why: "bookingRemoved" | ReturnType<typeof unavailableReason>) => Sentence
  sold: Sentence
  suspended: (until: Date | undefined) => Sentence
  reserved: (until: Date) => Sentence
  price: Sentence
}

export type Obstacle =
  | "paid"
  | "ended"
  | "other state"
  | "removed"
  | "away"
  | "sold"
  | "suspended"
  | "reserved"
  | "price"

type Check = (booking: ToPay, wording: Wording) => Problem | false | null

/** Each checks one thing; callers say in which order, and ask whether the deal has ended before they ask about its product. */
const obstacles: Record<Obstacle, Check> = {
  paid: ({ paidAt }) => paidAt && new Problem("already-sold", (say) => say.alreadyPaid),
  ended: (booking, { ended }) => isEnded(booking.state) && wrongState(booking, ended),
  "other state": (booking) => !payableStates.includes(booking.state) && wrongState(booking),
  // what was paid leaves the list only, and its deal goes on
  removed: ({ removedAt, paidAt }, { gone }) =>
    removedAt && !paidAt && new Problem("no-longer-available", gone("bookingRemoved")),
  away: (booking, { gone }) =>
    stateOfProduct(booking) === "withdrawn" &&
    new Problem("no-longer-available", gone(unavailableReason(booking))),
  sold: (booking, { sold }) => isSold(booking) && new Problem("already-sold", sold),
  suspended: ({ buyerSuspendedUntil }, wording) =>
    buyerSuspendedUntil && suspended(buyerSuspendedUntil, wording.suspended),
  reserved: (booking, { reserved }) => isReservedForOther(booking) && reservedForOther(booking, reserved),
  price: (booking, { price }) => isAtOtherPrice(booking) && priceChanged(priceOf(booking), price),
}

const payableStates: Deal["state"][] = dealMoves.flatMap(([act, from]) => (act === "claim" ? [from] : []))

/** Kept for its buyer, but nothing of a seller who is suspended can be paid for. */
export function waitsForPayment(booking: StateOfProduct & Pick<Deal, "state">) {
  return booking.state === "reserved" && stateOfProduct(booking) === "withdrawn"
}

/** Of rows locked as `buyer`, `booking` and `product`; unique indexes keep a second payment away. */
export const mayBePaidSql = sql<boolean>`(booking.state in (${sql.join(payableStates)}) and "removedAt" is null
  and ("sellingPrice" = "priceToday" or booking.state = 'reserved')
  and ${isForSaleTo("booking", "product")} and not "isSuspended")`

/** Neither away nor sold nor reserved for another booking. Both may be aliases. */
export function isForSaleTo(bookings = "bookings", products = "products") {
  const heldBy = sql.ref(`${products}.heldBy`)
  return sql<boolean>`((${heldBy} is null or ${heldBy} = ${sql.ref(`${bookings}.id`)}) and ${isAvailable(products)})`
}

export function mayBePaid(booking: ToPay) {
  return !Object.values(obstacles).some((check) => check(booking, plain))
}

export function refusalToPay(booking: ToPay, inOrder: Obstacle[], wording: Partial<Wording> = {}) {
  for (const each of inOrder) {
    const refusal = obstacles[each](booking, { ...plain, ...wording })
    if (refusal) return refusal
  }
  return undefined
}

const plain: Wording = {
  ended: (say) => say.dealMovedOn,
  gone: (why) => (say) => say[why === "bookingRemoved" ? "notForSaleNow" : why],
  sold: (say) => say.soldToOther,
  suspended: (until) => (say) => say.suspended(until),
  reserved: (until) => (say) => say.reservedUntil(until),
  price: (say) => say.bookingPriceChanged,
}

function isSold(booking: ToPay) {
  return stateOfProduct(booking) === "sold" || booking.isPaidByOther === true
}

/** Not reserved for anyone: for whom it is reserved is asked apart. */
function stateOfProduct(booking: StateOfProduct) {
  return stateOf({ ...booking, heldBy: null })
}

function isAtOtherPrice(booking: ToPay) {
  const price = priceOf(booking)
  return booking.sellingPrice !== price || (booking.priceShown ?? price) !== price
}

/** Today's, unless it is reserved at another. */
function priceOf({ state, sellingPrice, priceToday }: ToPay) {
  return state === "reserved" ? sellingPrice : priceToday
}
