import { apiOf, firstCategory } from "../../test/people.ts"
import type { Product } from "../../test/product.ts"
import type { Figure, Line } from "../figure.ts"
import { bareServer, byTurns, loader, median, perSecond, ratio } from "../load.ts"

const target = 0.8

export const ready: Figure = {
  name: "ready",
  about: "What is the same for everyone, beside a bare node:http server that answers the same bytes",
  async measure({ product: open, say }) {
    const product = await open({ DEMO: "on" })
    const id = await firstCategory(apiOf(product))
    const pages = ["/", "/categories", `/categories/${id}`]
    const lines: Line[] = []
    for (const path of ["/api/categories", `/api/products?categoryId=${id}`, ...pages]) {
      lines.push(await compare(product, path, path.replace(id, "{id}")))
      say(`${lines.at(-1)?.measured}`)
    }
    return lines
  },
}

async function compare(product: Product, path: string, name: string): Promise<Line> {
  const answer = await fetch(product.address + path, { headers: { "Accept-Encoding": "identity" } })
  const bytes = Buffer.from(await answer.arrayBuffer())
  const bare = await bareServer(bytes, Object.fromEntries(answer.headers))
  try {
    const sides = [product, bare].map(({ address }) => loader(address, [{ path }]))
    const [ours = [], theirs = []] = await byTurns(...sides)
    const part = ratio(ours, theirs)
    const waits = [ours, theirs].map((loads) => median(loads, ({ p99 }) => p99).toFixed(1))
    return {
      figure: `\`${name}\`, ${(bytes.length / 1_000).toFixed(1)} kB`,
      target: `≥ ${target}`,
      measured: `${perSecond(ours)} against ${perSecond(theirs)}; p99 ${waits.join(" against ")} ms`,
      ratio: part,
      held: part >= target,
    }
  } finally {
    bare.close()
  }
}
