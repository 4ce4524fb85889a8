import type { Booking, NewBooking } from "../../contract/bookings.ts"
import type { BuyerRecord } from "../../contract/buyer-record.ts"
import type { ProductBooking } from "../../contract/own-products.ts"
import { formatDate } from "../../contract/dates.ts"
import { toBdt, toPoisha } from "../../contract/poisha.ts"
import { photoUrl } from "../images/photo-url.ts"
import type { Contact } from "../profiles/profiles.ts"
import { stateIgnoringSuspension, stateOf } from "../products/state.ts"
import { toAvailability } from "../products/wire.ts"
import { isSoldState } from "../../contract/deal-states.ts"
import { isKeptForCash } from "./kept-for-cash.ts"
import { waitsForPayment } from "./may-be-paid.ts"
import { isReservedForOther } from "./reserved-product.ts"
import type { BookingRow, BookingToMake } from "./bookings.ts"
import type { ProductBookingRow } from "./of-product.ts"

export function toBooking(row: BookingRow): Booking {
  return {
    _id: row.id,
    productId: row.productId,
    productName: row.productName,
    productPhoto: photoUrl(row.sizes),
    productPhotoSizes: row.sizes ?? [],
    sellerName: row.sellerName,
    sellingPrice: toBdt(row.sellingPrice),
    ...(hasOtherPrice(row) && { priceToday: toBdt(row.priceToday) }),
    delivery: row.delivery,
    deliveryFee: toBdt(row.deliveryFee),
    ...(row.address && { address: row.address }),
    amountDue: toBdt(row.sellingPrice + row.deliveryFee),
    bookingDate: formatDate(row.createdAt),
    buyerName: row.buyerName,
    buyerEmail: row.buyerEmail,
    buyerPhone: row.buyerPhone,
    buyerLocation: row.buyerLocation,
    sellerPhone: row.paidAt ? row.phoneNumber : "",
    sellerLocation: row.paidAt ? row.location : "",
    paid: row.paidAt !== null,
    state: row.state,
    ...(row.dueAt && { dueAt: row.dueAt.toISOString() }),
    ...(isToAnswer(row) && { answerBy: row.answerBy.toISOString() }),
    ...(isToMeet(row) && { meetingAt: row.agreedMeetingAt.toISOString() }),
    ...(row.isMeetingToAgree && { meetingToAgree: true }),
    ...(row.reviewWaits && { reviewWaits: true }),
    ...(waitsForPayment(row) && { paymentWaits: true }),
    ...(isKeptForCash(row) && { keptForCash: true }),
    onHold: row.onHoldAt !== null,
    removed: row.removedAt !== null,
    availability: availabilityOf(row),
    ...(row.state === "completed" && row.refunded && { amountBack: toBdt(row.refunded) }),
    ...(row.transactionId && { transactionId: row.transactionId }),
    createdAt: row.createdAt.toISOString(),
  }
}

/** An agreed price does not follow the product's. */
function hasOtherPrice({ state, priceToday, sellingPrice }: BookingRow) {
  return (state === "booked" || state === "requested") && priceToday !== sellingPrice
}

function isToAnswer(row: BookingRow): row is BookingRow & { answerBy: Date } {
  return row.state === "disputed" && row.answerBy !== null && row.answeredAt === null
}

function isToMeet(row: BookingRow): row is BookingRow & { agreedMeetingAt: Date } {
  const { state, delivery, agreedMeetingAt, isAgreed } = row
  const isInPerson = (isKeptForCash(row) || state === "paid") && delivery === "meet"
  return isInPerson && isAgreed && agreedMeetingAt !== null && agreedMeetingAt.getTime() > Date.now()
}

function availabilityOf(row: BookingRow) {
  if (row.paidAt || isSoldState(row.state)) return "AVAILABLE"
  const known = { ...row, heldBy: isReservedForOther(row) ? row.heldBy : null }
  // a reservation for this buyer continues while the seller is suspended
  const isReserved = row.state === "reserved" || row.state === "paying"
  const state = isReserved ? stateIgnoringSuspension(known) : stateOf(known)
  return row.state === "cancelled" && state !== "sold" ? "GONE" : toAvailability(state)
}

export function fromNewBooking({ productId, sellingPrice, ...buyer }: NewBooking): BookingToMake {
  const { buyerPhone, buyerLocation, delivery = "meet", address } = buyer
  const amount = sellingPrice === undefined ? undefined : toPoisha(sellingPrice)
  return {
    productId,
    buyerPhone,
    buyerLocation,
    sellingPrice: amount,
    delivery,
    address: delivery === "courier" ? address : undefined,
  }
}

export function toContact({ buyerPhone, buyerLocation }: NewBooking): Contact {
  return { phoneNumber: buyerPhone, location: buyerLocation }
}

export function toProductBooking(row: ProductBookingRow, record: BuyerRecord): ProductBooking {
  const { id, buyerId, buyerName, buyerPhone, buyerLocation, sellingPrice, createdAt, paidAt } = row
  const { state, offer } = row
  return {
    _id: id,
    buyerId,
    buyerName,
    buyerPhone,
    buyerLocation,
    sellingPrice: toBdt(sellingPrice),
    bookingDate: formatDate(createdAt),
    paid: paidAt !== null,
    state,
    since: createdAt.toISOString(),
    ...(offer && { offer: toOpenOffer(offer) }),
    record,
    createdAt: createdAt.toISOString(),
  }
}

function toOpenOffer({ amount, by, expiresAt }: NonNullable<ProductBookingRow["offer"]>) {
  return { amount: toBdt(amount), by, expiresAt: new Date(expiresAt).toISOString() }
}
