import { v7 as uuidv7 } from "uuid"
import { childrenOf } from "../../test/processes.ts"
import type { Product } from "../../test/product.ts"
import { secret } from "../../test/sign-up-users.ts"
import type { Figure } from "../figure.ts"
import { alternate, loader, middle, perSecond, ratio } from "../load.ts"
import { memoryOf } from "../memory.ts"

const restarts = 9
/** Start in seconds, memory in MB, throughput as a ratio. */
const longestStart = 1.5
const mostMemory = 250
const leastThroughput = 0.95

export const embedded: Figure = {
  name: "embedded",
  about: "Everything on one machine, with its own database",
  async measure({ product: open, databaseServer }) {
    const product = await open({ DEMO: "on" })
    const starts: number[] = []
    while (starts.length < restarts) starts.push(await restart(product))
    const start = middle(starts)
    await loader(product.address, [{ path: "/" }, { path: "/categories" }])()
    const memory = await memoryOfAll(product)
    const url = await (await databaseServer()).database()
    const beside = await open({ DATABASE_URL: url, AUTH_SECRET: secret, DEMO: "on" })
    // each request has its own cursor, so that no cache can answer
    const requests = Array.from({ length: 50_000 }, () => ({ path: `/api/products?cursor=${uuidv7()}` }))
    const sides = [product, beside].map(({ address }) => loader(address, requests))
    const [ours = [], theirs = []] = await alternate(...sides)
    const part = ratio(ours, theirs)
    return [
      {
        figure: "From the start on existing data to the first page",
        target: `≤ ${longestStart} s`,
        measured: `${start.toFixed(2)} s, at worst ${Math.max(...starts).toFixed(2)} s of ${restarts}`,
        held: start <= longestStart,
      },
      {
        figure: "Memory (PSS) of server and database together, after pages were served at full speed",
        target: `≤ ${mostMemory} MB`,
        measured: `${memory.map(Math.round).join(" + ")} MB`,
        held: sum(memory) <= mostMemory,
      },
      {
        figure: "Uncached lists with the database within, against one beside",
        target: `≥ ${leastThroughput}`,
        measured: `${perSecond(ours)} against ${perSecond(theirs)}`,
        ratio: part,
        held: part >= leastThroughput,
      },
    ]
  },
}

async function restart(product: Product) {
  await product.stop()
  const began = performance.now()
  await product.start()
  await (await fetch(product.address)).text()
  return (performance.now() - began) / 1_000
}

async function memoryOfAll(product: Product) {
  const postmaster = await product.databaseProcess()
  const database = [postmaster, ...(await childrenOf(postmaster, /postgres/))]
  return [await memoryOf(product.pid), sum(await Promise.all(database.map(memoryOf)))]
}

function sum(values: number[]) {
  return values.reduce((total, value) => total + value, 0)
}
