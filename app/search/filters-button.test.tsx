import { renderToStaticMarkup } from "react-dom/server"
import { expect, test } from "vitest"
import { parseSearch } from "../data/search-params.ts"
import { FiltersButton } from "./filters.tsx"

const guitars = { _id: "01", categoryName: "Guitars & Basses" }

test.each([
  ["", "Filters"],
  ["?q=guitar&sort=new", "Filters"],
  ["?condition=Good", "Filters (1)"],
  ["?condition=Good&condition=Excellent", "Filters (2)"],
  ["?min=500&max=5000", "Filters (1)"],
  ["?category=01&district=dhaka&condition=Good,Fair&verified=true", "Filters (5)"],
])("of %s the button says how many filters can be taken off: %s", (search, label) => {
  const markup = renderToStaticMarkup(<FiltersButton params={parseSearch(search)} categories={[guitars]} />)
  expect(markup).toContain(`>${label}<`)
})
