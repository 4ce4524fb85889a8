import { QueryClientProvider } from "@tanstack/react-query"
import { renderToStaticMarkup } from "react-dom/server"
import { MemoryRouter } from "react-router"
import { afterEach, expect, test } from "vitest"
import type { DealState } from "../../contract/deal-states.ts"
import type { Offer } from "../../contract/offers.ts"
import type { ProductBooking } from "../../contract/own-products.ts"
import { offers } from "../data/offers.ts"
import { bookingsOf } from "../data/products.ts"
import { queryClient } from "../data/query-client.ts"
import { ProductBookings } from "./product-bookings.tsx"

afterEach(() => queryClient.clear())

test.each<[string, [DealState, ...Offer["may"]][], string[]]>([
  [
    "two offers wait for an answer",
    [
      ["booked", "accept"],
      ["booked", "accept"],
    ],
    ["ACCEPT"],
  ],
  ["an offer waits, below a deal", [["paid"], ["booked", "accept"]], ["ACCEPT"]],
  ["there are two deals", [["booked"], ["requested"], ["requested"]], ["SEE DEAL"]],
  ["nobody waits", [["booked", "withdraw"], ["booked"]], []],
])("one of a product's buyers has a filled button where %s", (_, buyers, filled) => {
  const markup = shownTo(buyers)
  expect(markup.match(/<li/g)).toHaveLength(buyers.length)
  const labels = Array.from(
    markup.matchAll(/class="[^"]*btn-primary[^>]*>(?:<span[^>]*>)?([^<]*)/g),
    ([, label]) => label,
  )
  expect(labels).toEqual(filled)
})

/** What the seller sees of buyers with deals in these states and offers with these permitted acts. */
function shownTo(buyers: [DealState, ...Offer["may"]][]) {
  const rows = buyers.map(([state, ...may], index) => ({ booking: bookingOf(state, index), may }))
  keep(
    bookingsOf(product._id).queryKey,
    rows.map(({ booking }) => booking),
  )
  keep(
    offers({ productId: product._id, state: "open" }).queryKey,
    rows.flatMap(({ booking, may }) => (may.length > 0 ? [offerOf(booking, may)] : [])),
  )
  return renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <ProductBookings product={product} onClose={() => undefined} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

function keep(key: readonly unknown[], rows: unknown[]) {
  queryClient.setQueryData(key, { pages: [{ rows, next: undefined }], pageParams: [""] })
}

const product = { _id: "guitar", productName: "Fender Stratocaster", bookings: 3 }

const since = "2026-11-20T10:00:00.000Z"

function bookingOf(state: DealState, index: number): ProductBooking {
  return {
    _id: `booking ${index}`,
    buyerId: `buyer ${index}`,
    buyerName: "Ana",
    buyerPhone: "01800000001",
    buyerLocation: "Mirpur, Dhaka",
    sellingPrice: 62_000,
    bookingDate: "20 November 2026",
    paid: false,
    state,
    since,
    record: { completed: 0, noShows: 0, unpaid: 0 },
    createdAt: since,
  }
}

function offerOf(booking: ProductBooking, may: Offer["may"]): Offer {
  return {
    _id: `offer of ${booking._id}`,
    bookingId: booking._id,
    product: { _id: product._id, name: product.productName, photo: "", photoSizes: [], sellingPrice: 62_000 },
    you: "seller",
    by: "buyer",
    buyer: { _id: booking.buyerId, name: booking.buyerName },
    seller: { _id: "rahim", name: "Rahim" },
    amount: 55_000,
    state: "open",
    dealState: booking.state,
    expiresAt: since,
    createdAt: since,
    may,
  }
}
