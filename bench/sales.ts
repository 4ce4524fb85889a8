import { currency } from "../contract/payments.ts"
import type { PlacedProduct } from "./products.ts"
import type { Someone } from "./people.ts"
import { digits, idOf, momentOf } from "./places.ts"

type Booked = PlacedProduct & { buyer: Someone }

/** The booking of a sold product is completed, except the busy buyer's additional bookings. */
export function bookingOf(kind: "booking" | "own booking", { place, product, seller, buyer }: Booked) {
  return {
    id: idOf(kind, place),
    productId: product.id,
    buyerId: buyer.id,
    productName: product.productName,
    sellerName: seller.name,
    buyerName: buyer.name,
    buyerEmail: buyer.email,
    buyerPhone: `018${digits(place)}`,
    buyerLocation: product.location,
    sellingPrice: product.sellingPrice,
    createdAt: momentOf(place, 2),
    ...(kind === "booking" && product.soldAt ? completedAt(product.soldAt) : booked),
  }
}

function completedAt(moment: Date) {
  const state = "completed" as const
  return { state, paidAt: moment, deliveredAt: moment, completedAt: moment, commissionBps: 0 }
}

const booked = {
  state: "booked" as const,
  paidAt: null,
  deliveredAt: null,
  completedAt: null,
  commissionBps: null,
}

export function wishOf(kind: "wish" | "own wish", { place, product }: PlacedProduct, buyer: Someone) {
  return { id: idOf(kind, place), buyerId: buyer.id, productId: product.id, createdAt: momentOf(place, 1) }
}

export function intentOf({ place, product, buyer }: Booked) {
  return {
    id: transactionOf(place),
    bookingId: idOf("booking", place),
    buyerId: buyer.id,
    amount: product.sellingPrice,
    createdAt: momentOf(place, 2),
    closedAt: product.soldAt,
  }
}

/** The intent in the embedded sandbox provider. */
export function sandboxIntentOf({ place, product, buyer }: Booked) {
  const id = transactionOf(place)
  return {
    id,
    clientSecret: `${id}_secret_${digits(place)}`,
    amount: product.sellingPrice,
    currency: currency.toLowerCase(),
    metadata: JSON.stringify({ buyerId: buyer.id, bookingId: idOf("booking", place) }),
    status: "succeeded" as const,
    createdAt: momentOf(place, 2),
  }
}

export function paymentOf({ place, product, buyer }: Booked) {
  return {
    id: idOf("payment", place),
    transactionId: transactionOf(place),
    bookingId: idOf("booking", place),
    productId: product.id,
    buyerId: buyer.id,
    amount: product.sellingPrice,
    state: "captured" as const,
    claimedAt: momentOf(place, 3),
    capturedAt: product.soldAt,
  }
}

export function eventOf({ place, product, buyer }: Booked) {
  return {
    id: idOf("event", place),
    type: "payment captured" as const,
    actorId: buyer.id,
    subjects: JSON.stringify({ payment: transactionOf(place) }),
    data: JSON.stringify({ amount: product.sellingPrice }),
    createdAt: momentOf(place, 3),
  }
}

function transactionOf(place: number) {
  return `pi_${idOf("booking", place)}`
}
