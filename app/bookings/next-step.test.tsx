import { renderToStaticMarkup } from "react-dom/server"
import { MemoryRouter } from "react-router"
import { expect, test } from "vitest"
import type { Booking } from "../../contract/bookings.ts"
import { NextStep } from "./seller-contact.tsx"

test.each([
  ["meet", "paid", "CALL 01700000001", true, false],
  ["courier", "paid", "SEE DEAL", false, true],
  ["courier", "sent", "SEE DEAL", false, false],
] as const)(
  "what is paid to %s and is %s has %s as its next step",
  (delivery, state, main, hasPlace, hasTime) => {
    const shown = renderToStaticMarkup(
      <MemoryRouter>
        <NextStep booking={{ ...booking, delivery, state }} />
      </MemoryRouter>,
    )
    expect(shown.match(/btn-primary"[^>]*>([^<]*)</)?.[1]).toBe(main)
    expect(shown.includes("Mirpur, Dhaka")).toBe(hasPlace)
    expect(shown.includes("The seller sends it by 5 January 2099, 12:00")).toBe(hasTime)
  },
)

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
  buyerLocation: "Banani, Dhaka",
  sellerPhone: "01700000001",
  sellerLocation: "Mirpur, Dhaka",
  paid: true,
  state: "paid",
  dueAt: "2099-01-05T06:00:00.000Z",
  onHold: false,
  removed: false,
  availability: "SOLD",
  createdAt: "2026-11-20T10:00:00.000Z",
}
