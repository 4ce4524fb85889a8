import { useMemo, useState } from "react"
import * as texts from "#texts/my-products"
import type { Product } from "../../contract/products.ts"
import { InlineSelect } from "../ui/inline-select.tsx"
import type { RemainingPages } from "../ui/remaining-pages.tsx"

const kinds: Record<string, (product: Product) => boolean> = {
  [texts.kinds.all]: () => true,
  [texts.kinds.available]: ({ saleStatus }) => saleStatus === "AVAILABLE",
  [texts.kinds.sold]: ({ saleStatus }) => saleStatus === "SOLD",
  [texts.kinds.advertised]: ({ ad }) => ad !== undefined,
}

/** All of the products or those of one kind, and what chooses between them; a kind is chosen of the whole list. */
export function useProductChoice(products: Product[], remaining: RemainingPages) {
  const [asked, setAsked] = useState(texts.kinds.all)
  const wanted = remaining.isMissing && !remaining.isAwaited ? texts.kinds.all : asked
  const counted = useMemo(
    () => Object.entries(kinds).map(([kind, isOne]) => ({ kind, found: products.filter(isOne) })),
    [products],
  )
  const { kind, found } = counted.find((each) => each.kind === wanted && each.found.length > 0) ?? {
    kind: texts.kinds.all,
    found: products,
  }
  const choice = (
    <InlineSelect
      label={texts.show}
      place="xl:max-w-64"
      value={remaining.isMissing ? wanted : kind}
      onChange={({ target: { value } }) => {
        setAsked(value)
        if (value === texts.kinds.all) remaining.leave()
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
    setAsked(texts.kinds.all)
    remaining.leave()
  }
  return { chosen: remaining.isMissing ? products : found, choice, remaining: { ...remaining, leave } }
}
