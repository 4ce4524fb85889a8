import { QueryClientProvider } from "@tanstack/react-query"
import type { ReactNode } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { MemoryRouter } from "react-router"
import { expect, test } from "vitest"
import { profile } from "../data/profile.ts"
import { queryClient } from "../data/query-client.ts"
import { ProductActions } from "./edit-product/product-actions.tsx"
import { OwnProductMenu } from "./own-product-actions.tsx"

test.each([
  { who: "a seller", suspension: undefined, isOffered: true },
  { who: "a suspended seller", suspension: { reason: "Fakes." }, isOffered: false },
])("$who is offered to sell one more like it: $isOffered", ({ suspension, isOffered }) => {
  queryClient.setQueryData<object>(profile.queryKey, { role: "Seller", suspension })
  for (const Actions of [ProductActions, OwnProductMenu]) {
    const shown = shownOf(<Actions product={product} />)
    expect(/sell one more like it/i.test(shown)).toBe(isOffered)
    expect(shown).toContain("/products/")
  }
})

function shownOf(actions: ReactNode) {
  return renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>{actions}</MemoryRouter>
    </QueryClientProvider>,
  )
}

const product = {
  _id: "0190a000-0000-7000-8000-000000000001",
  productName: "Fender",
  state: "available" as const,
  bookings: 0,
}
