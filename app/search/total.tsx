import { howMany, orMore } from "#texts/search"
import { formatNumber } from "./format-number.ts"
import type { Facets } from "../../contract/search.ts"

export function totalOf({ count, isExact }: Facets["total"]) {
  const number = formatNumber(count)
  return howMany(isExact ? number : orMore(number))
}

export function Total({ total }: Pick<Facets, "total">) {
  return <output className="text-muted">{totalOf(total)}</output>
}
