import { read } from "./read-response.ts"
import type { Calls } from "../api.ts"
import { loadChunk } from "../document/load-chunk.ts"
import type { SearchParams } from "./search-params.ts"

/** The server calls `load`; the browser calls `loadCached`. */
export type Screen<Needs = unknown> = {
  load: (api: Calls) => Promise<Needs>
  loadCached: () => Promise<Needs>
}

export const home = screen(["home"], async (api) => {
  const [categories, advertised] = await Promise.all([
    read(api.categories.$get()),
    read(api.products.$get({ query: { ad: "ADVERTISED", limit: "24" } })),
  ])
  return { categories, advertised }
})

export const categories = screen(["categories"], (api) => read(api.categories.$get()))

export function search(params: SearchParams) {
  return screen(["search", JSON.stringify(params)], async (api) => {
    const [found, all] = await Promise.all([find(api, params), read(api.categories.$get())])
    return { ...found, categories: all.map(({ _id, categoryName }) => ({ _id, categoryName })) }
  })
}

/** Includes sold products (spec §1); `available` is always sent, so the server answers as to a search. */
export function category(id: string, { available = "all", ...params }: SearchParams = {}) {
  return screen(["category", id, available, JSON.stringify(params)], async (api) => {
    const found = find(api, { ...params, category: undefined, available }, id)
    // awaited last: a failure would be an unhandled rejection when the category is a 404
    found.catch(() => undefined)
    const { _id, categoryName, categoryImage, categoryImageSizes } = await read(
      api.categories[":id"].$get({ param: { id } }),
    )
    return { category: { _id, categoryName, categoryImage, categoryImageSizes }, found: await found }
  })
}

async function find(api: Calls, params: SearchParams, categoryId?: string) {
  const { findProducts } = await loadChunk(() => import("./find-products.ts"))
  return findProducts(api, params, categoryId)
}

export function screen<Needs>(key: readonly string[], load: (api: Calls) => Promise<Needs>): Screen<Needs> {
  return {
    load,
    async loadCached() {
      const { fetchCached } = await loadChunk(() => import("./query-client.ts"))
      return fetchCached(key, load)
    },
  }
}
