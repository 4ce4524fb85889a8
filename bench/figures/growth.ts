import type { Figure, Context, Line } from "../figure.ts"
import { all, requestsOf, type Depth, depths, type List, lists } from "../lists.ts"
import { alternate, type Load, loader, median, middle, ratios } from "../load.ts"
import { memoryOf } from "../memory.ts"
import { createDataset, type Dataset } from "../dataset.ts"

const sizes = [1_000, 100_000, 1_000_000]
const mostGrowth = 1.5
const mostMemory = 1.1
const strength = { connections: 4, seconds: 1 }

export const growth: Figure = {
  name: "growth",
  about: "Lists and memory with 1,000, 100,000 and 1,000,000 products and bookings",
  async measure(context) {
    const datasets = await createDatasets(context)
    const lines: Line[] = []
    // warm-up: otherwise the first list measured would include V8's compilation
    for (const dataset of datasets)
      await (
        await loaderOf(dataset, all, "anywhere", { ...strength, seconds: 15 })
      )()
    const memory = datasets.map((): number[] => [])
    for (const list of lists)
      for (const depth of depths) {
        const loads = await alternate(
          ...(await Promise.all(datasets.map((dataset) => loaderOf(dataset, list, depth)))),
        )
        lines.push(lineOf(list, depth, loads))
        for (const [place, { product }] of datasets.entries())
          memory[place]?.push(await memoryOf(product.pid))
        context.say(`${list.name} ${depth}: ${lines.at(-1)?.measured}`)
      }
    return [...lines, memoryLine(memory)]
  },
}

async function createDatasets(context: Context) {
  const datasets: Dataset[] = []
  for (const size of sizes) {
    context.say(`filling in ${size.toLocaleString("en")} products`)
    datasets.push(await createDataset(context, size))
  }
  return datasets
}

async function loaderOf(dataset: Dataset, list: List, depth: Depth, how = strength) {
  return loader(dataset.product.address, await requestsOf(dataset, list, depth), how)
}

function lineOf({ name }: List, depth: Depth, loads: Load[][]): Line {
  const [least = [], , most = []] = loads
  const growth = Math.max(...ratios(most, least, ({ p95 }) => p95))
  const times = loads.map((load) => median(load, ({ p95 }) => p95).toFixed(1)).join(", ")
  return {
    figure: `p95 of ${name}, ${depth}, with 1,000,000 against 1,000`,
    target: `< ${mostGrowth}`,
    measured: `${times} ms with 1,000, 100,000, 1,000,000`,
    ratio: growth,
    held: growth < mostGrowth,
  }
}

function memoryLine(memory: number[][]): Line {
  const held = memory.map(middle)
  const [least = 0, , most = 0] = held
  return {
    figure: "Memory of the server with 1,000,000 against 1,000",
    target: `< ${mostMemory}`,
    measured: `${held.map((each) => Math.round(each)).join(", ")} MB after the same load`,
    ratio: most / least,
    held: most / least < mostMemory,
  }
}
