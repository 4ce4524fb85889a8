import { setTimeout as pause } from "node:timers/promises"
import { Client } from "pg"
import { productPath } from "../../contract/product-path.ts"
import { searchSorts } from "../../contract/sorts.ts"
import { createDataset, type Dataset } from "../dataset.ts"
import type { Figure, Line } from "../figure.ts"

const target = 0.9
const size = 10_000
const changesPerSecond = 20
const seconds = 30
const readers = 8

/** A category in which nothing changes. */
type Stable = { id: string }

export const invalidation: Figure = {
  name: "invalidation",
  about: `Pages from the response cache while ${changesPerSecond} products of ${size.toLocaleString("en")} change a second`,
  async measure(context) {
    const dataset = await createDataset(context, size)
    const [stable = { id: "" }] = await dataset.ask<Stable>(
      "select id from categories order by position limit 1",
    )
    const groups = {
      "Pages of products, the home page and the categories": [
        "/",
        "/categories",
        ...(await productPaths(dataset, 200)),
      ],
      "Pages of a category while products of others change": categoryPaths(stable),
    }
    // a page must have been cached before its invalidation can be seen
    const first = await etagsOf(dataset, Object.values(groups).flat())
    const [changes, ...counts] = await Promise.all([
      change(dataset, stable),
      ...Object.entries(groups).map(async ([name, paths]) => ({
        name,
        ...(await read(dataset, paths, first)),
      })),
    ])
    return counts.map((count) => lineOf(count, changes))
  },
}

async function productPaths({ ask }: Dataset, count: number) {
  const rows = await ask<{ _id: string; productName: string }>(
    `select id as _id, "productName" from products where "deletedAt" is null order by md5(id::text) limit ${count}`,
  )
  return rows.map(productPath)
}

function categoryPaths({ id }: Stable) {
  const sorts = searchSorts.map((sort) => `/categories/${id}?sort=${sort}`)
  return [`/categories/${id}`, `/categories/${id}?q=guitar`, ...sorts]
}

async function change({ ask, url }: Dataset, { id }: Stable) {
  const ids = await ask<{ id: string }>(
    `select id from products where "soldAt" is null and "categoryId" <> '${id}' order by random()`,
  )
  const client = new Client(url)
  await client.connect()
  const began = performance.now()
  let changes = 0
  while (performance.now() - began < seconds * 1_000) {
    await client.query(`update products set "sellingPrice" = "sellingPrice" + 100 where id = $1`, [
      ids[changes]?.id,
    ])
    changes += 1
    await pause(Math.max(0, (changes * 1_000) / changesPerSecond - (performance.now() - began)))
  }
  await client.end()
  return changes
}

async function etagsOf(dataset: Dataset, paths: string[]) {
  const etags = new Map<string, string | null>()
  for (const path of paths) etags.set(path, await etagOf(dataset, path))
  return etags
}

/** A page rendered again has a new nonce, and therefore a new ETag. */
async function etagOf({ product: { address } }: Dataset, path: string) {
  const response = await fetch(new URL(path, address))
  await response.arrayBuffer()
  return response.headers.get("ETag")
}

async function read(dataset: Dataset, paths: string[], first: Map<string, string | null>) {
  const etags = new Map(first)
  const result = { pages: paths.length, reads: 0, hits: 0 }
  const end = performance.now() + seconds * 1_000
  let next = 0
  const readOn = async () => {
    while (performance.now() < end) {
      const path = paths[next++ % paths.length] ?? "/"
      const etag = await etagOf(dataset, path)
      result.reads += 1
      if (etag !== null && etags.get(path) === etag) result.hits += 1
      etags.set(path, etag)
    }
  }
  await Promise.all(Array.from({ length: readers }, readOn))
  return result
}

type Count = Awaited<ReturnType<typeof read>> & { name: string }

function lineOf({ name, pages, reads, hits }: Count, changes: number): Line {
  return {
    figure: `${name}, found in the response cache`,
    target: `≥ ${target}`,
    measured: `${hits.toLocaleString("en")} of ${reads.toLocaleString("en")} reads of ${pages} pages, during ${changes} changes`,
    ratio: hits / reads,
    held: hits / reads >= target && changes >= seconds * changesPerSecond * 0.9,
  }
}
