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

export type ToPay = Columns & {
  /** The price that the buyer was shown, in poisha. */
  priceShown?: number
  /** Another booking's payment is claimed or captured; a card's claim does not set `heldBy` of the product. */
  isPaidByOther?: boolean
}

/** The messages; after a void they add that nothing was charged. */
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

/** Callers choose checks and their order: `ended` comes before the checks of the product. */
const obstacles: Record<Obstacle, Check> = {
  paid: ({ paidAt }) => paidAt && new Problem("already-sold", (say) => say.alreadyPaid),
  ended: (booking, { ended }) => isEnded(booking.state) && wrongState(booking, ended),
  "other state": (booking) => !payableStates.includes(booking.state) && wrongState(booking),
  // a paid booking is only hidden from the list, and its deal goes on
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

/** Whether a reserved booking cannot be paid while its seller is suspended. */
export function waitsForPayment(booking: StateOfProduct & Pick<Deal, "state">) {
  return booking.state === "reserved" && stateOfProduct(booking) === "withdrawn"
}

/** SQL over the locked CTEs `buyer`, `booking` and `product`; unique indexes prevent a second payment. */
export const mayBePaidSql = sql<boolean>`(booking.state in (${sql.join(payableStates)}) and "removedAt" is null
  and ("sellingPrice" = "priceToday" or booking.state = 'reserved')
  and ${isForSaleTo("booking", "product")} and not "isSuspended")`

/** Not withdrawn, sold or reserved for another booking. Both arguments may be aliases. */
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

/** Ignores reservations, which `isReservedForOther` checks. */
function stateOfProduct(booking: StateOfProduct) {
  return stateOf({ ...booking, heldBy: null })
}

function isAtOtherPrice(booking: ToPay) {
  const price = priceOf(booking)
  return booking.sellingPrice !== price || (booking.priceShown ?? price) !== price
}

/** Today's price, unless the booking is reserved at an agreed one. */
function priceOf({ state, sellingPrice, priceToday }: ToPay) {
  return state === "reserved" ? sellingPrice : priceToday
}
