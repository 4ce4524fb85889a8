import { QueryClientProvider } from "@tanstack/react-query"
import { renderToStaticMarkup } from "react-dom/server"
import { MemoryRouter } from "react-router"
import { expect, test } from "vitest"
import { profile } from "../../data/profile.ts"
import { queryClient } from "../../data/query-client.ts"
import { ProductActions } from "./product-actions.tsx"

test.each([
  { who: "a seller", suspension: undefined, isOffered: true },
  { who: "a suspended seller", suspension: { reason: "Fakes." }, isOffered: false },
])("$who is offered to sell one more like it: $isOffered", ({ suspension, isOffered }) => {
  queryClient.setQueryData<object>(profile.queryKey, { role: "Seller", suspension })
  const shown = renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <ProductActions product={product} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  expect(shown.includes("Sell one more like it")).toBe(isOffered)
  expect(shown).toContain("/products/")
})

const product = { _id: "0190a000-0000-7000-8000-000000000001", productName: "Fender" }
