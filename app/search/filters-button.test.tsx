import { renderToStaticMarkup } from "react-dom/server"
import { expect, test } from "vitest"
import { parseSearch, withTypedPrice } from "../data/search-params.ts"
import { FiltersButton } from "./filters.tsx"

const guitars = { _id: "01", categoryName: "Guitars & Basses" }

test.each([
  ["", undefined, "Filters"],
  ["?q=guitar&sort=new", undefined, "Filters"],
  ["?condition=Good", undefined, "Filters (1)"],
  ["?condition=Good&condition=Excellent", undefined, "Filters (2)"],
  ["?min=500&max=5000", undefined, "Filters (1)"],
  [
    "?q=guitar+5k-20k&condition=Good",
    { min: 5_000, max: 20_000, q: "guitar", words: "5k-20k" },
    "Filters (2)",
  ],
  ["?q=guitar+5k-20k&max=30000", { max: 30_000, q: "guitar", words: "5k-20k" }, "Filters (1)"],
  ["?category=01&district=dhaka&condition=Good,Fair&verified=true", undefined, "Filters (5)"],
])(
  "the filters button counts the filters that can be taken off, for %s and the typed price %o: %s",
  (search, typedPrice, label) => {
    const params = withTypedPrice(parseSearch(search), typedPrice)
    const markup = renderToStaticMarkup(<FiltersButton params={params} categories={[guitars]} />)
    expect(markup).toContain(`>${label}<`)
  },
)
