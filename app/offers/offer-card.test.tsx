import { renderToStaticMarkup } from "react-dom/server"
import { MemoryRouter } from "react-router"
import { expect, test } from "vitest"
import type { Offer } from "../../contract/offers.ts"
import { OfferCard } from "./offer-card.tsx"

test("an agreed offer is to be paid, unless its seller is suspended", () => {
  expect(shownOf(agreed)).toContain("MAKE PAYMENT")
  const waiting = shownOf({ ...agreed, paymentWaits: true })
  expect(waiting).not.toMatch(/MAKE PAYMENT|btn-primary/)
  expect(waiting).toContain("Agreed, but it cannot be paid for at the moment")
})

const moment = "2026-11-20T06:00:00.000Z"

const agreed: Offer = {
  _id: "offer",
  bookingId: "booking",
  product: { _id: "guitar", name: "Fender Stratocaster", photo: "", photoSizes: [], sellingPrice: 62_000 },
  you: "buyer",
  by: "buyer",
  buyer: { _id: "ana", name: "Ana" },
  seller: { _id: "rahim", name: "Rahim" },
  amount: 50_000,
  state: "accepted",
  dealState: "reserved",
  expiresAt: moment,
  createdAt: moment,
  may: [],
}

function shownOf(offer: Offer) {
  return renderToStaticMarkup(
    <MemoryRouter>
      <OfferCard offer={offer} />
    </MemoryRouter>,
  )
}
