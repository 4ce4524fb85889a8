import * as format from "#texts/format"
import { howMany, orMore } from "#texts/search"
import type { Facets } from "../../contract/search.ts"

export function totalOf({ count, isExact }: Facets["total"]) {
  const formatted = format.number(count)
  return howMany(isExact ? formatted : orMore(formatted))
}

export function Total({ total }: Pick<Facets, "total">) {
  return <output className="text-muted">{totalOf(total)}</output>
}
