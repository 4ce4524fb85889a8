import { renderToStaticMarkup } from "react-dom/server"
import { expect, test } from "vitest"
import type { Booking } from "../../contract/bookings.ts"
import { SellerContact } from "./seller-contact.tsx"

test.each([
  ["paid", true],
  ["delivered", true],
  ["disputed", true],
  ["completed", false],
  ["refunded", false],
  ["cancelled", false],
] as const)("of what is %s My Orders shows the seller's phone number: %s", (state, isShown) => {
  const markup = renderToStaticMarkup(<SellerContact booking={{ ...booking, state }} />)
  expect(markup.includes("01700000001")).toBe(isShown)
})

const booking: Booking = {
  _id: "booking",
  productId: "guitar",
  productName: "Fender Stratocaster",
  productPhoto: "",
  productPhotoSizes: [],
  sellerName: "Rahim",
  sellingPrice: 62_000,
  delivery: "meet",
  deliveryFee: 0,
  amountDue: 62_000,
  bookingDate: "20 November 2026",
  buyerName: "Ana",
  buyerEmail: "ana@example.org",
  buyerPhone: "01800000001",
  buyerLocation: "Mirpur, Dhaka",
  sellerPhone: "01700000001",
  sellerLocation: "Dhaka",
  paid: true,
  state: "completed",
  onHold: false,
  removed: true,
  availability: "SOLD",
  createdAt: "2026-11-20T10:00:00.000Z",
}
