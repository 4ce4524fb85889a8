import { mutationOptions, queryOptions } from "@tanstack/react-query"
import type { NewProduct, OwnProductFilter } from "../../contract/products.ts"
import { read, readPage } from "../read-response.ts"
import { api } from "../api.ts"
import { rowUpdate, paged, rowRemoval } from "./paged.ts"

export function product(id: string) {
  return queryOptions({
    queryKey: ["products", id],
    queryFn: () => read(api.products[":id"].$get({ param: { id } })),
  })
}

type OwnProducts = Pick<OwnProductFilter, "saleStatus" | "ad" | "sort">

export function myProducts(email: string, { saleStatus, ad, sort }: OwnProducts = {}) {
  const filter = { ...(saleStatus && { saleStatus }), ...(ad && { ad }), ...(sort && { sort }) }
  return paged(["myProducts", email, ...Object.values(filter)], (part) =>
    readPage(api.myProducts.$get({ query: { email, ...filter, ...part } })),
  )
}

export const addProduct = mutationOptions({
  mutationFn: ({ product, key }: { product: NewProduct; key: string }) =>
    read(api.products.$post({ header: { "idempotency-key": key }, json: product })),
})

export const removeProduct = rowRemoval((id) => read(api.products[":id"].$delete({ param: { id } })))

const advertised = { ad: "ADVERTISED" } as const

export const advertiseProduct = rowUpdate(
  (id) => read(api.myProducts[":id"].$patch({ param: { id }, json: advertised })),
  advertised,
)
