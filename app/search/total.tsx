import { howMany, orMore } from "#texts/search"
import type { Facets } from "../../contract/search.ts"

const grouping = new Intl.NumberFormat("en-IN")

export function totalOf({ count, isExact }: Facets["total"]) {
  const number = grouping.format(count)
  return howMany(isExact ? number : orMore(number))
}

export function Total({ total }: Pick<Facets, "total">) {
  return <output className="text-muted">{totalOf(total)}</output>
}
