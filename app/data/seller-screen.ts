import type { SaleStatus } from "../../contract/products.ts"
import { read, readPage } from "../read-response.ts"
import { screen } from "./screens.ts"

const pageSize = "24"

/** A seller and what is for sale, or was sold. */
export function sellerScreen(id: string, saleStatus: SaleStatus, cursor: string | null = null) {
  return screen(["seller", id, saleStatus, cursor ?? ""], async (api) => {
    const query = { sellerId: id, saleStatus, limit: pageSize, ...(cursor && { cursor }) }
    const listing = readPage(api.products.$get({ query }))
    // an unknown seller is a 404 even when the products fail to load; without this the rejection would be unhandled
    listing.catch(() => undefined)
    const seller = await read(api.sellers[":id"].$get({ param: { id } }))
    return { seller, products: await listing }
  })
}
