import { renderToStaticMarkup } from "react-dom/server"
import { MemoryRouter } from "react-router"
import { afterEach, expect, test } from "vitest"
import { bookingOf } from "../../data/bookings.ts"
import { queryClient } from "../../data/query-client.ts"
import { Bought } from "./bought.tsx"

afterEach(() => queryClient.clear())

test.each([
  ["paid", "You bought this"],
  ["completed", "You bought this"],
  ["booked", "Sold"],
] as const)("a buyer whose booking of a sold product is %s reads %s", (state, says) => {
  const queryKey: readonly string[] = bookingOf("guitar", "ana@example.org").queryKey
  queryClient.setQueryData(queryKey, { _id: "booking", state })
  const shown = renderToStaticMarkup(
    <MemoryRouter>
      <Bought product={{ _id: "guitar" }} email="ana@example.org">
        Sold
      </Bought>
    </MemoryRouter>,
  )
  expect(shown).toContain(says)
  expect(shown.includes('href="/dashboard/deals/booking"')).toBe(says !== "Sold")
})
