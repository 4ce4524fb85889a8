import { renderToStaticMarkup } from "react-dom/server"
import { MemoryRouter } from "react-router"
import { expect, test } from "vitest"
import { booking } from "../../test/booking-sample.ts"
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
        <NextStep booking={{ ...paid, delivery, state }} />
      </MemoryRouter>,
    )
    expect(shown.match(/btn-primary"[^>]*>([^<]*)</)?.[1]).toBe(main)
    expect(shown.includes("Mirpur, Dhaka")).toBe(hasPlace)
    expect(shown.includes("The seller sends it by 5 January 2099, 12:00")).toBe(hasTime)
  },
)

const paid = {
  ...booking,
  sellerLocation: "Mirpur, Dhaka",
  buyerLocation: "Banani, Dhaka",
  dueAt: "2099-01-05T06:00:00.000Z",
  removed: false,
}
