import type { SaleStatus } from "../../contract/products.ts"
import type { Calls } from "../api.ts"
import { read, readPage } from "./read-response.ts"
import { screen } from "./screens.ts"

const pageSize = "24"

export type SellerTab = SaleStatus | "REVIEWS"

export function sellerScreen(id: string, tab: SellerTab, cursor: string | null = null) {
  return screen(["seller", id, tab, cursor ?? ""], async (api) => {
    const listing = tab === "REVIEWS" ? reviewsOf(api, id, cursor) : productsOf(api, id, tab, cursor)
    // awaited last: a failure would be an unhandled rejection when the seller is a 404
    listing.catch(() => undefined)
    const seller = await read(api.sellers[":id"].$get({ param: { id } }))
    return { seller, ...(await listing) }
  })
}

async function productsOf(api: Calls, sellerId: string, saleStatus: SaleStatus, cursor: string | null) {
  const query = { sellerId, saleStatus, limit: pageSize, ...(cursor && { cursor }) }
  return { products: await readPage(api.products.$get({ query })), reviews: undefined }
}

async function reviewsOf(api: Calls, id: string, cursor: string | null) {
  const query = { limit: pageSize, ...(cursor && { cursor }) }
  const reviews = await readPage(api.sellers[":id"].reviews.$get({ param: { id }, query }))
  return { products: undefined, reviews }
}
