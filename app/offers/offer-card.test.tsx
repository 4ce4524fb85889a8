import { QueryClientProvider } from "@tanstack/react-query"
import { renderToStaticMarkup } from "react-dom/server"
import { MemoryRouter } from "react-router"
import { expect, test } from "vitest"
import type { Offer } from "../../contract/offers.ts"
import { queryClient } from "../data/query-client.ts"
import { OfferCard } from "./offer-card.tsx"

test("an agreed offer is to be paid, unless its seller is suspended", () => {
  expect(shownOf(agreed)).toContain("MAKE PAYMENT")
  const waiting = shownOf({ ...agreed, paymentWaits: true })
  expect(waiting).not.toMatch(/MAKE PAYMENT|btn-primary/)
  expect(waiting).toContain("Agreed, but it cannot be paid for at the moment")
})

test("an open offer that nobody can accept while one of the two is suspended says so instead", () => {
  const open: Offer = { ...agreed, you: "seller", state: "open", dealState: "booked" }
  const free = shownOf({ ...open, may: ["accept", "decline", "counter"] })
  expect(free).toContain("ACCEPT")
  expect(free).not.toContain("nothing new")
  const own = shownOf({ ...open, suspended: "you", may: ["decline"] })
  expect(own).toContain("Your account is suspended, so you can agree to nothing new.")
  const ofOther = shownOf({ ...open, suspended: "other", may: ["decline"] })
  expect(ofOther).toContain("The other side can agree to nothing new at this moment.")
  for (const shown of [own, ofOther]) {
    expect(shown).toContain("DECLINE")
    expect(shown).not.toMatch(/ACCEPT|OTHER PRICE|btn-primary/)
  }
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
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <OfferCard offer={offer} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}
