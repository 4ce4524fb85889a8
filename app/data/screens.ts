import { read, readPage } from "../read-response.ts"
import type { Calls } from "../api.ts"
import { chunk } from "../load-chunk.ts"

/** What a public screen needs: the server asks with `load`, the browser with `keep`, which remembers it for a moment. */
export type Screen<Needs = unknown> = {
  load: (api: Calls) => Promise<Needs>
  keep: () => Promise<Needs>
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
    // one that is not there is told as such, whatever becomes of its products
    listing.catch(() => undefined)
    return { category: await read(api.categories[":id"].$get({ param: { id } })), products: await listing }
  })
}

function screen<Needs>(key: readonly string[], load: (api: Calls) => Promise<Needs>): Screen<Needs> {
  return {
    load,
    async keep() {
      const { cached } = await chunk(() => import("./query-client.ts"))
      return cached(key, load)
    },
  }
}
