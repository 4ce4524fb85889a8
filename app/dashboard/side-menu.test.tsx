import { renderToStaticMarkup } from "react-dom/server"
import { MemoryRouter } from "react-router"
import { expect, test } from "vitest"
import { SideMenu } from "./side-menu.tsx"

test.each([
  ["Buyer", "/dashboard/myorders", "page", "My Orders"],
  ["Buyer", "/dashboard/payment/1", "true", "My Orders"],
  ["Buyer", "/dashboard/deals/1", "true", "My Orders"],
  ["Seller", "/dashboard/deals/1", "true", "Sales"],
  ["admin", "/dashboard/deals/1", "true", "All Deals"],
] as const)("the menu of a %s marks where %s belongs", (role, path, current, label) => {
  const shown = renderToStaticMarkup(
    <MemoryRouter initialEntries={[path]}>
      <SideMenu role={role} />
    </MemoryRouter>,
  )
  const marked = [...shown.matchAll(/<a[^>]*aria-current="(\w+)"[^>]*>([^<]*)</g)].map(([, ...is]) => is)
  // the menu is rendered three times: as tabs, as options and beside the content
  expect(marked).toEqual(Array.from({ length: 3 }, () => [current, label]))
})
