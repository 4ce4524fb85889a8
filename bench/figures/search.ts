import type { Context, Figure, Line } from "../figure.ts"
import { createDataset, type Dataset } from "../dataset.ts"

/** How many products, and how long a search may take, in milliseconds. */
const sizes = { 1_000: 15, 100_000: 40, 1_000_000: 150 }
const mostForSuggestions = 20
const rounds = 10

const searches = [
  "q=guitar",
  "q=guitar&sort=newest",
  "q=guitar&sort=price",
  "q=guitar&sort=-price",
  "q=guitar&condition=Good&district=dhaka",
  "q=guitar&max=20000&available=all",
  "q=fender stratocaster",
  "q=fendr stratocastor",
  "q=boss pedal&max=8000&sort=price",
  "q=yamaha dhaka",
  "q=sm 58",
  "q=acoustic guitar dhaka",
  "q=গিটার",
  "q=ঢাকা গিটার",
  "q=xylophone",
  "available=all",
  "available=only&sort=price",
  "condition=Fair&verified=true",
  "district=dhaka&posted=month",
]

const typed = ["g", "gu", "fen", "fender s", "boss d", "yamaha", "sm5", "গি", "dhan"]

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
  const whole = searches.map((query) => [
    `products?${query}&limit=24`,
    `products/facets?${withoutSort(query)}`,
  ])
  const lines = [
    await lineOf(dataset, "a search with its counts", whole, most),
    await lineOf(
      dataset,
      "suggestions",
      typed.map((q) => [`suggestions?q=${q}`]),
      mostForSuggestions,
    ),
  ]
  for (const { figure, measured } of lines) context.say(`${figure}: ${measured}`)
  await dataset.product.stop()
  return lines
}

function withoutSort(query: string) {
  return query.replace(/&sort=[-a-z]+/, "")
}

/** One at a time. */
async function lineOf(
  { size, product }: Dataset,
  name: string,
  screens: string[][],
  most: number,
): Promise<Line> {
  const times: { screen: string; took: number }[] = []
  for (let round = 0; round < rounds; round += 1)
    for (const calls of screens) {
      const begun = performance.now()
      for (const call of calls) await answered(new URL(`/api/${encodeURI(call)}`, product.address))
      // what is asked for the first time is no measure of the rest
      if (round > 0) times.push({ screen: calls[0] ?? "", took: performance.now() - begun })
    }
  const sorted = times.toSorted((one, other) => one.took - other.took)
  const at = (share: number) => sorted[Math.floor(sorted.length * share)]?.took ?? 0
  const slowest = sorted.at(-1)
  return {
    figure: `p95 of ${name}, with ${size.toLocaleString("en")} products`,
    target: `≤ ${most} ms`,
    measured: `p50 ${at(0.5).toFixed(1)}, p95 ${at(0.95).toFixed(1)} ms; at most ${slowest?.took.toFixed(0)} (${slowest?.screen})`,
    held: at(0.95) <= most,
  }
}

async function answered(url: URL) {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${url.search}: ${answer.status}`)
  await answer.text()
}
