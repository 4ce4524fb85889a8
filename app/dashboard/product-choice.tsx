import { useMemo, useState } from "react"
import type { Product } from "../../contract/products.ts"
import { Choice } from "../ui/choice.tsx"

const kinds: Record<string, (product: Product) => boolean> = {
  All: () => true,
  Available: ({ saleStatus }) => saleStatus === "AVAILABLE",
  Sold: ({ saleStatus }) => saleStatus === "SOLD",
  Advertised: ({ ad }) => ad !== undefined,
}

/** All of the products or those of one kind, and what chooses between them. */
export function useProductChoice(products: Product[]) {
  const [wanted, setWanted] = useState("All")
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
      value={kind}
      onChange={({ target: { value } }) => setWanted(value)}
    >
      {counted.map((each) => (
        <option key={each.kind} value={each.kind} disabled={each.found.length === 0}>
          {each.kind} ({each.found.length})
        </option>
      ))}
    </Choice>
  )
  return { chosen: found, choice }
}
