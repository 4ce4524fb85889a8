import { read, readPage } from "../read-response.ts"
import type { Calls } from "../api.ts"
import { loadChunk } from "../load-chunk.ts"

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

const pageSize = "24"

export function category(id: string, cursor: string | null = null) {
  return screen(["category", id, cursor ?? ""], async (api) => {
    const query = { categoryId: id, limit: pageSize, ...(cursor && { cursor }) }
    const listing = readPage(api.products.$get({ query }))
    // a missing category is a 404 even when its products fail to load; without this the rejection would be unhandled
    listing.catch(() => undefined)
    return { category: await read(api.categories[":id"].$get({ param: { id } })), products: await listing }
  })
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
