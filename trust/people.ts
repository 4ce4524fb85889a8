import { joins, productOf, stranger } from "../test/people.ts"
import type { Product } from "../test/product.ts"

/** The product's API as someone outside reaches it. */
export function apiOf({ address }: Pick<Product, "address">) {
  return { request: (path: string, init?: RequestInit) => fetch(new URL(path, address), init) }
}

export type Crowd = Awaited<ReturnType<typeof crowd>>

/** A seller with a product to list, and so many buyers, who signed up through the door; a later crowd needs a name. */
export async function crowd(product: Product, howMany: number, name = "") {
  const api = apiOf(product)
  const rahim = await joins(api, `Rahim Uddin${name}`, "Seller")
  const buyers = []
  for (let place = 0; place < howMany; place += 1)
    buyers.push(await joins(api, `Buyer ${place}${name}`, "Buyer"))
  const template = await productOf(rahim, await firstCategory(api))
  return { api, nobody: stranger(api), rahim, buyers, template }
}

async function firstCategory(api: ReturnType<typeof apiOf>) {
  const categories: { _id: string }[] = await (await api.request("/api/categories")).json()
  return categories[0]?._id ?? ""
}
