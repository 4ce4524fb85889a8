import { keepPreviousData, queryOptions } from "@tanstack/react-query"
import { ages, availableChoices } from "../../contract/search-choices.ts"
import { searchSorts } from "../../contract/sorts.ts"
import { api, type Calls } from "../api.ts"
import { read, readPage } from "../read-response.ts"
import { parseAmount } from "../ui/parse-input.ts"

const pageSize = "24"

/**
 * What an address asks, as the API takes it: several conditions in one value, prices in plain digits, choices only where
 * they are known. `isCrossed` where the lowest price was above the highest: they have changed places.
 */
export function readSearch(address: URLSearchParams) {
  const text = (name: string) => address.getAll(name).filter(Boolean).join(",") || undefined
  const one = <Choice extends string>(name: string, choices: readonly Choice[]) =>
    choices.find((choice) => choice === address.get(name))
  const [min, max] = ["min", "max"].map((name) => parseAmount(text(name))?.toString())
  const isCrossed = Number(min) > Number(max)
  const filter = {
    q: text("q"),
    category: text("category"),
    condition: text("condition"),
    min: isCrossed ? max : min,
    max: isCrossed ? min : max,
    district: text("district"),
    verified: one("verified", ["true"]),
    available: one("available", availableChoices) ?? "only",
    posted: one("posted", ages),
    negotiable: one("negotiable", ["true"]),
  }
  return { filter, sort: one("sort", searchSorts), cursor: text("after"), isCrossed }
}

type Search = Omit<ReturnType<typeof readSearch>, "isCrossed">

/** A page of results and how many there are: a number, or "1000+". */
export async function results(call: Calls, { filter, sort, cursor }: Search) {
  const asked = call.products.$get({ query: { ...filter, sort, cursor, limit: pageSize } })
  const page = await readPage(asked)
  return { ...page, total: (await asked).headers.get("X-Total-Count") ?? "" }
}

export function facets(call: Calls, { filter }: Pick<Search, "filter">) {
  return read(call.products.facets.$get({ query: filter }))
}

/** While the next ones are on their way, those before are shown. */
export function suggestions(q: string) {
  return queryOptions({
    queryKey: ["suggestions", q],
    queryFn: () => read(api.suggestions.$get({ query: { q } })),
    placeholderData: keepPreviousData,
  })
}
