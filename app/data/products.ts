import { mutationOptions, queryOptions } from "@tanstack/react-query"
import type { OwnProductFilter } from "../../contract/own-products.ts"
import type { NewProduct, ProductChanges } from "../../contract/products.ts"
import { read, readPage } from "./read-response.ts"
import { api } from "../api.ts"
import { rowUpdate, paged, rowRemoval } from "./paged.ts"

export function product(id: string) {
  return queryOptions({
    queryKey: ["products", id],
    queryFn: () => read(api.products[":id"].$get({ param: { id } })),
  })
}

export type OwnProductsAsked = Pick<OwnProductFilter, "q" | "state" | "ad" | "sort">

export function myProducts(email: string, { q, state, ad, sort }: OwnProductsAsked = {}) {
  const filter = { ...(q && { q }), ...(state && { state }), ...(ad && { ad }), ...(sort && { sort }) }
  return paged(["myProducts", email, JSON.stringify(filter)], (part) =>
    readPage(api.myProducts.$get({ query: { email, ...filter, ...part } })),
  )
}

/** Finds existing brands that begin with `typed`; without retry, because suggestions are optional. */
export function brands(typed: string) {
  return queryOptions({
    queryKey: ["brands", typed],
    queryFn: async () => (await read(api.suggestions.$get({ query: { q: typed } }))).brands,
    enabled: typed.length > 1,
    retry: false,
  })
}

export function bookingsOf(productId: string) {
  return paged(["myProducts", "bookings", productId], (part) =>
    readPage(api.myProducts[":id"].bookings.$get({ param: { id: productId }, query: part })),
  )
}

export const addProduct = mutationOptions({
  mutationFn: ({ product, key }: { product: NewProduct; key: string }) =>
    read(api.products.$post({ header: { "idempotency-key": key }, json: product })),
})

export const editProduct = mutationOptions({
  mutationFn: ({ id, changes }: { id: string; changes: ProductChanges }) =>
    read(api.products[":id"].$patch({ param: { id }, json: changes })),
})

export const setWithdrawn = mutationOptions({
  mutationFn: ({ id, withdrawn }: { id: string; withdrawn: boolean }) =>
    read(api.myProducts[":id"].$patch({ param: { id }, json: { withdrawn } })),
})

export const removeProduct = rowRemoval((id) => read(api.products[":id"].$delete({ param: { id } })))

export const markSoldElsewhere = rowRemoval((id) =>
  read(api.myProducts[":id"].$patch({ param: { id }, json: { soldElsewhere: true } })),
)

const advertised = { ad: "ADVERTISED" } as const

export const advertiseProduct = rowUpdate(
  (id) => read(api.myProducts[":id"].$patch({ param: { id }, json: advertised })),
  advertised,
)

export const showNumber = mutationOptions({
  mutationFn: (id: string) => read(api.products[":id"].phone.$get({ param: { id } })),
  meta: { isInPlace: true },
})
