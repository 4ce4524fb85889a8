import type { Calls } from "../api.ts"
import { isProblem } from "./problem.ts"
import { read } from "./read-response.ts"
import { screen } from "./screens.ts"

const othersShown = 4

/** Loads the data of the product page; of a product that is no longer listed, only similar products. */
export function productScreen(id: string) {
  return screen(["product", id], async (api) => {
    const param = { id }
    const similar = read(api.products[":id"].similar.$get({ param }))
    // awaited last: a failure would be an unhandled rejection when the product is a 404
    similar.catch(() => undefined)
    const product = await unless("gone", read(api.products[":id"].$get({ param })))
    if (!product) return { similar: await similar }
    const [seller, others] = await Promise.all([sellerOf(api, product.sellerId), othersOf(api, product)])
    return { product, seller, others, similar: await similar }
  })
}

/** Undefined if the seller has become an admin or was removed. */
function sellerOf(api: Calls, id: string) {
  return unless("not-found", read(api.sellers[":id"].$get({ param: { id } })))
}

async function othersOf(api: Calls, { _id, sellerId }: { _id: string; sellerId: string }) {
  const query = { sellerId, saleStatus: "AVAILABLE", limit: `${othersShown + 1}` } as const
  const products = await read(api.products.$get({ query }))
  return products.filter((other) => other._id !== _id).slice(0, othersShown)
}

async function unless<Answer>(code: "gone" | "not-found", result: Promise<Answer>) {
  try {
    return await result
  } catch (error) {
    if (isProblem(error, code)) return undefined
    throw error
  }
}
