import type { ReactNode } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { MemoryRouter } from "react-router"
import { expect, test } from "vitest"
import type { Booking } from "../../contract/bookings.ts"
import { booking } from "../../test/booking-sample.ts"
import { ToDeal } from "./outcome.tsx"
import { NextStep } from "./seller-contact.tsx"

test.each([
  ["meet", "paid", "CALL 01700000001", true, false],
  ["courier", "paid", "SEE DEAL", false, true],
  ["courier", "sent", "SEE DEAL", false, false],
] as const)(
  "a booking paid to %s that is %s has %s as its next step",
  (delivery, state, main, hasPlace, hasTime) => {
    const shown = shownOf(<NextStep booking={{ ...paid, delivery, state }} />)
    expect(shown.match(/btn-primary"[^>]*>([^<]*)</)?.[1]).toBe(main)
    expect(shown.includes("Mirpur, Dhaka")).toBe(hasPlace)
    expect(shown.includes("The seller sends it by 5 January 2099, 12:00")).toBe(hasTime)
  },
)

test.each<[Partial<Booking>, string]>([
  [{}, "Completed"],
  [{ reviewWaits: true }, "WRITE A REVIEW"],
  [
    { state: "paid", dueAt: "2099-01-07T06:00:00.000Z", meetingAt: "2099-01-05T06:00:00.000Z" },
    "You meet the seller: 5 January 2099, 12:00",
  ],
  [{ amountBack: 20_000 }, "Completed. 20,000 BDT of it goes back to you"],
])("in My Orders the row of %o says %s", (of, says) => {
  expect(shownOf(<ToDeal booking={{ ...booking, ...of }} isNext={false} />)).toContain(`>${says}<`)
})

const paid = {
  ...booking,
  sellerLocation: "Mirpur, Dhaka",
  buyerLocation: "Banani, Dhaka",
  dueAt: "2099-01-05T06:00:00.000Z",
  removed: false,
}

function shownOf(part: ReactNode) {
  return renderToStaticMarkup(<MemoryRouter>{part}</MemoryRouter>)
}
