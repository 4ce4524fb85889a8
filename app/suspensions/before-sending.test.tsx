import { QueryClientProvider } from "@tanstack/react-query"
import type { ReactNode } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { createMemoryRouter, RouterProvider } from "react-router"
import { afterEach, expect, test } from "vitest"
import type { Product } from "../../contract/products.ts"
import type { Profile } from "../../contract/profile.ts"
import { conversations, productOf } from "../data/messages.ts"
import { profile } from "../data/profile.ts"
import { queryClient } from "../data/query-client.ts"
import { NewConversation } from "../messages/new-conversation.tsx"

afterEach(() => queryClient.clear())

const ana = { sub: "ana", name: "Ana", email: "ana@example.com" }
const guitar = {
  _id: "guitar",
  productName: "Fender Stratocaster",
  productPhoto: "",
  productPhotoSizes: [],
  sellingPrice: 62_000,
  sellerName: "Rahim",
  saleStatus: "AVAILABLE",
} satisfies Partial<Product>

test.each<[string, () => ReactNode]>([
  ["begins a conversation", () => <NewConversation productId="guitar" buyerId="" />],
])("a suspended buyer who %s reads why it cannot be, and until when, before typing", (_, Screen) => {
  const screen = <Screen />
  expect(shown(screen, {})).toMatch(/<input|<textarea/)
  expect(shown(screen, {})).not.toContain("suspended")
  const suspension = { reason: "Never came.", until: "2026-12-06T18:00:00.000Z" }
  const told = shown(screen, { suspension })
  expect(told).toContain("suspended until 7 December 2026, 00:00")
  expect(told).toContain("Never came.")
  expect(told).toContain(`href="/#get-in-touch"`)
  expect(told).not.toMatch(/<input|<textarea/)
})

function shown(screen: ReactNode, own: Partial<Profile>) {
  const known: [readonly unknown[], unknown][] = [
    [profile.queryKey, { ...ana, role: "Buyer", phoneNumber: "", location: "", ...own }],
    [productOf("guitar").queryKey, guitar],
    [conversations("guitar").queryKey, { pages: [{ rows: [], next: undefined }], pageParams: [""] }],
  ]
  for (const [key, data] of known) queryClient.setQueryData(key, data)
  return renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={createMemoryRouter([{ path: "/", element: screen }])} />
    </QueryClientProvider>,
  )
}
