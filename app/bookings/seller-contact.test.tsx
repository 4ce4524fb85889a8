import { renderToStaticMarkup } from "react-dom/server"
import { expect, test } from "vitest"
import { booking } from "../../test/booking-sample.ts"
import { SellerContact } from "./seller-contact.tsx"

test.each([
  ["paid", true],
  ["delivered", true],
  ["disputed", true],
  ["completed", false],
  ["refunded", false],
  ["cancelled", false],
] as const)("for a booking that is %s My Orders shows the seller's phone number: %s", (state, isShown) => {
  const markup = renderToStaticMarkup(<SellerContact booking={{ ...booking, state }} />)
  expect(markup.includes("01700000001")).toBe(isShown)
})
