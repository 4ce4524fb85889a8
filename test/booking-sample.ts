import type { Booking } from "../contract/bookings.ts"

/** A completed purchase, as the API returns it to the buyer. */
export const booking: Booking = {
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
