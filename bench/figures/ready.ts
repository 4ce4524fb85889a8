import { once } from "node:events"
import { type IncomingMessage, request } from "node:http"
import { buffer } from "node:stream/consumers"
import { productPath } from "../../contract/product-path.ts"
import { apiOf, firstCategory, newestProduct } from "../../test/people.ts"
import type { Product } from "../../test/product.ts"
import type { Figure, Line } from "../figure.ts"
import { bareServer, alternate, loader, median, perSecond, ratio } from "../load.ts"

const target = 0.8

export const ready: Figure = {
  name: "ready",
  about: "What is the same for everyone, beside a bare node:http server that answers the same bytes",
  async measure({ product: open, say }) {
    const product = await open({ DEMO: "on" })
    const lines: Line[] = []
    for (const [name, path] of Object.entries(await pathsOf(product)))
      for (const encoding of ["identity", "br"]) {
        lines.push(await compare(product, { path, encoding }, name))
        say(`${lines.at(-1)?.measured}`)
      }
    return lines
  },
}

async function pathsOf(product: Product) {
  const api = apiOf(product)
  const id = await firstCategory(api)
  return {
    "/api/categories": "/api/categories",
    "/api/products?categoryId={id}": `/api/products?categoryId=${id}`,
    "/": "/",
    "/categories": "/categories",
    "/categories/{id}": `/categories/${id}`,
    "/products": "/products",
    "/products/{id}/{slug}": productPath(await newestProduct(api, id)),
  }
}

type Wanted = { path: string; encoding: string }

async function compare(product: Product, wanted: Wanted, name: string): Promise<Line> {
  const { headers, bytes } = await answerTo(product.address, wanted)
  const bare = await bareServer(bytes, headers)
  try {
    const sides = [product, bare].map(({ address }) => loader(address, [wanted]))
    const [ours = [], theirs = []] = await alternate(...sides)
    const part = ratio(ours, theirs)
    const waits = [ours, theirs].map((loads) => median(loads, ({ p99 }) => p99).toFixed(1))
    return {
      figure: `\`${name}\`, ${(bytes.length / 1_000).toFixed(1)} kB${headers["content-encoding"] ? " by brotli" : ""}`,
      target: `≥ ${target}`,
      measured: `${perSecond(ours)} against ${perSecond(theirs)}; p99 ${waits.join(" against ")} ms`,
      ratio: part,
      held: part >= target,
    }
  } finally {
    bare.close()
  }
}

/** Reads the body still compressed: fetch would decompress it. */
async function answerTo(address: string, { path, encoding }: Wanted) {
  const sent = request(address + path, { headers: { "Accept-Encoding": encoding } })
  sent.end()
  const [answer]: IncomingMessage[] = await once(sent, "response")
  if (!answer) throw new Error("no answer")
  return { headers: answer.headers, bytes: await buffer(answer) }
}
