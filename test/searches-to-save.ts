import { searchCases } from "./search-cases.ts"

/** The queries of the search cases, as parameters of a saved search. */
export function searchesToSave(categories: Map<string, string>) {
  const asked = searchCases.map(({ query }) => parametersOf(query, categories))
  const distinct = new Map(asked.map((search) => [JSON.stringify(search), search]))
  return [...distinct.values()].filter((search) => Object.keys(search).length > 0)
}

const notKept = ["sort", "limit", "posted", "available"]

function parametersOf(line: string, categories: Map<string, string>) {
  const [q = "", ...filters] = line
    .replaceAll(/\{(.+?)\}/g, (_, name: string) => categories.get(name) ?? "")
    .split("&")
  const kept = filters.map((filter) => filter.split("=")).filter(([name = ""]) => !notKept.includes(name))
  const entries = q ? [["q", q], ...kept] : kept
  return Object.fromEntries(entries.map(([name = "", value = ""]): [string, string] => [name, value]))
}
