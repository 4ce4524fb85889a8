import { useMemo, useState } from "react"
import type { Product } from "../../contract/products.ts"
import { Choice } from "../ui/inline-select.tsx"
import type { Rest } from "../ui/remaining-pages.tsx"

const kinds: Record<string, (product: Product) => boolean> = {
  All: () => true,
  Available: ({ saleStatus }) => saleStatus === "AVAILABLE",
  Sold: ({ saleStatus }) => saleStatus === "SOLD",
  Advertised: ({ ad }) => ad !== undefined,
}

/** All of the products or those of one kind, and what chooses between them; a kind is chosen of the whole list. */
export function useProductChoice(products: Product[], rest: Rest) {
  const [asked, setAsked] = useState("All")
  const wanted = rest.isMissing && !rest.isAwaited ? "All" : asked
  const counted = useMemo(
    () => Object.entries(kinds).map(([kind, isOne]) => ({ kind, found: products.filter(isOne) })),
    [products],
  )
  const { kind, found } = counted.find((each) => each.kind === wanted && each.found.length > 0) ?? {
    kind: "All",
    found: products,
  }
  const choice = (
    <Choice
      label="Show"
      place="xl:max-w-64"
      value={rest.isMissing ? wanted : kind}
      onChange={({ target: { value } }) => {
        setAsked(value)
        if (value === "All") rest.leave()
        else rest.load()
      }}
    >
      {counted.map((each) => (
        <option key={each.kind} value={each.kind} disabled={!rest.isMissing && each.found.length === 0}>
          {each.kind} {!rest.isMissing && `(${each.found.length})`}
        </option>
      ))}
    </Choice>
  )
  function leave() {
    setAsked("All")
    rest.leave()
  }
  return { chosen: rest.isMissing ? products : found, choice, rest: { ...rest, leave } }
}
