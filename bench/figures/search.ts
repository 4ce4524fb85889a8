import { createDataset, type Dataset } from "../dataset.ts"
import type { Context, Figure, Line } from "../figure.ts"
import { middle } from "../load.ts"
import { measureWrites } from "../search-writes.ts"

/** By number of products: the longest p95 of a search, in milliseconds. */
const sizes = { 1_000: 15, 100_000: 40, 1_000_000: 150 }
const mostForSuggestions = 20
const mostAgainstList = 1.5
const rounds = 30

/** Common words, rare words, misspelt words and none; each is followed by its facet counts. */
const searches = [
  "q=guitar",
  "q=guitar&sort=newest",
  "q=guitar&sort=price",
  "q=guitar&sort=-price",
  "q=guitar&condition=Good&district=dhaka",
  "q=guitar&max=20000&available=all",
  "q=guitar&category={category}&verified=true",
  "q=fender stratocaster",
  "q=fendr stratocastor",
  "q=boss pedal&max=8000&sort=price",
  "q=pedal under 5000",
  'q="les paul"',
  "q=yamaha dhaka",
  "q=sm 58",
  "q=acoustic guitar dhaka",
  "q=acoustic guitar sylhet&sort=price",
  "q=গিটার",
  "q=ঢাকা গিটার",
  "q=শিওর এসএম৫৮",
  "q=এস এম ৫৮ মাইক",
  "q=ইয়ামাহার কিবোর্ড",
  "q=bachidofe",
  "q=xylophone",
  "q=fender drum sylhet",
  "condition=Fair&verified=true",
  "district=dhaka&sort=price",
]

const wordless = ["category={category}&available=all", "available=all", "available=only&sort=price"]
const list = "products?categoryId={category}&limit=24"

const typed = ["g", "gu", "fen", "fender s", "boss d", "yamaha", "sm5", "গি", "dhan", "bachi"]

export const search: Figure = {
  name: "search",
  about: "Searches with their counts, and suggestions, with 1,000, 100,000 and 1,000,000 products",
  async measure(context) {
    const lines: Line[] = []
    for (const [size, most] of Object.entries(sizes))
      lines.push(...(await measureAt(context, Number(size), most)))
    return lines
  },
}

async function measureAt(context: Context, size: number, most: number) {
  context.say(`filling in ${size.toLocaleString("en")} products`)
  const dataset = await createDataset(context, size)
  const [category] = await dataset.ask<{ id: string }>("select id from categories order by position limit 1")
  const named = (call: string) => call.replaceAll("{category}", category?.id ?? "")
  const withCounts = (query: string) => [
    named(`products?${query}&limit=24`),
    named(`products/facets?${query.replace(/&sort=[-a-z]+/, "")}`),
  ]
  const lists = await timesOf(dataset, [[named(list)]])
  const lines = [
    lineOf("search with its counts", size, most, await timesOf(dataset, searches.map(withCounts))),
    lineOf(
      "suggestion",
      size,
      mostForSuggestions,
      await timesOf(
        dataset,
        typed.map((q) => [`suggestions?q=${q}`]),
      ),
    ),
    lineAgainst(
      lists,
      size,
      await timesOf(
        dataset,
        wordless.map((query) => [named(`products?${query}&limit=24`)]),
      ),
    ),
    ...(await measureWrites(dataset)),
  ]
  for (const { figure, measured } of lines) context.say(`${figure}: ${measured}`)
  await dataset.product.stop()
  return lines
}

/** `times` in milliseconds, ascending. */
type Screen = { first: string; times: number[] }

/** Makes the calls of each screen one after the other, round by round. */
async function timesOf({ product }: Dataset, screens: string[][]) {
  const measured = screens.map(([first = ""]): Screen => ({ first, times: [] }))
  for (let round = 0; round <= rounds; round += 1)
    for (const [at, calls] of screens.entries()) {
      const startedAt = performance.now()
      for (const call of calls) await fetchUncached(new URL(`/api/${encodeURI(call)}`, product.address))
      // the first round is warm-up
      if (round > 0) measured[at]?.times.push(performance.now() - startedAt)
    }
  for (const { times } of measured) times.sort((one, other) => one - other)
  return measured
}

/** Sends a cookie to bypass the response cache. */
async function fetchUncached(url: URL) {
  const response = await fetch(url, { headers: { Cookie: "read=anew" } })
  if (!response.ok) throw new Error(`${url.search}: ${response.status}`)
  await response.text()
}

function p95({ times }: Screen) {
  return times[Math.floor(times.length * 0.95)] ?? 0
}

/** The screen with the highest p95. */
function slowest(screens: Screen[]) {
  return screens.reduce((one, other) => (p95(other) > p95(one) ? other : one))
}

function lineOf(name: string, size: number, most: number, screens: Screen[]): Line {
  const screen = slowest(screens)
  const others = middle(screens.flatMap(({ times }) => times))
  return {
    figure: `p95 of the slowest ${name}, with ${size.toLocaleString("en")} products`,
    target: `≤ ${most} ms`,
    measured: `${p95(screen).toFixed(1)} ms (${decodeURI(screen.first)}); all of them p50 ${others.toFixed(1)}`,
    held: p95(screen) <= most,
  }
}

function lineAgainst(lists: Screen[], size: number, screens: Screen[]): Line {
  const [ours, theirs] = [p95(slowest(screens)), p95(slowest(lists))]
  return {
    figure: `p95 of a search without words, against a category's list, with ${size.toLocaleString("en")} products`,
    target: `≤ ${mostAgainstList}`,
    measured: `${ours.toFixed(1)} ms against ${theirs.toFixed(1)}`,
    ratio: ours / theirs,
    held: ours / theirs <= mostAgainstList,
  }
}
