import { QueryClientProvider } from "@tanstack/react-query"
import { renderToStaticMarkup } from "react-dom/server"
import { MemoryRouter } from "react-router"
import { afterEach, expect, test } from "vitest"
import type { Booking } from "../../contract/bookings.ts"
import { booking } from "../../test/booking-sample.ts"
import { removedBookings } from "../data/bookings.ts"
import { queryClient } from "../data/query-client.ts"
import { RemovedBookings } from "./removed-bookings.tsx"

afterEach(() => queryClient.clear())

test.each([
  ["by card is found with its transaction id", { transactionId: "pi_1" }, true],
  ["in cash has no transaction id", {}, false],
])("a removed booking that was paid %s", (_, paidBy, hasTransaction) => {
  const markup = shown({ ...booking, ...paidBy })
  expect(markup).toContain(booking.productName)
  // the arrow of a disclosure
  expect(markup).toMatch(/<svg.*<\/summary>/)
  expect(markup.includes("Transaction id")).toBe(hasTransaction)
})

function shown(row: Booking) {
  queryClient.setQueryData(removedBookings(row.buyerEmail).queryKey, {
    pages: [{ rows: [row], next: undefined }],
    pageParams: [""],
  })
  return renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <RemovedBookings email={row.buyerEmail} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}
