import { useMemo, useState } from "react"
import type { Product } from "../../contract/products.ts"
import { InlineSelect } from "../ui/inline-select.tsx"
import type { RemainingPages } from "../ui/remaining-pages.tsx"

const kinds: Record<string, (product: Product) => boolean> = {
  All: () => true,
  Available: ({ saleStatus }) => saleStatus === "AVAILABLE",
  Sold: ({ saleStatus }) => saleStatus === "SOLD",
  Advertised: ({ ad }) => ad !== undefined,
}

/** All of the products or those of one kind, and what chooses between them; a kind is chosen of the whole list. */
export function useProductChoice(products: Product[], remaining: RemainingPages) {
  const [asked, setAsked] = useState("All")
  const wanted = remaining.isMissing && !remaining.isAwaited ? "All" : asked
  const counted = useMemo(
    () => Object.entries(kinds).map(([kind, isOne]) => ({ kind, found: products.filter(isOne) })),
    [products],
  )
  const { kind, found } = counted.find((each) => each.kind === wanted && each.found.length > 0) ?? {
    kind: "All",
    found: products,
  }
  const choice = (
    <InlineSelect
      label="Show"
      place="xl:max-w-64"
      value={remaining.isMissing ? wanted : kind}
      onChange={({ target: { value } }) => {
        setAsked(value)
        if (value === "All") remaining.leave()
        else remaining.load()
      }}
    >
      {counted.map((each) => (
        <option key={each.kind} value={each.kind} disabled={!remaining.isMissing && each.found.length === 0}>
          {each.kind} {!remaining.isMissing && `(${each.found.length})`}
        </option>
      ))}
    </InlineSelect>
  )
  function leave() {
    setAsked("All")
    remaining.leave()
  }
  return { chosen: remaining.isMissing ? products : found, choice, remaining: { ...remaining, leave } }
}
