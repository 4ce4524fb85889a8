import { mutationOptions } from "@tanstack/react-query"
import type { Sort, WishSort } from "../../contract/sorts.ts"
import { read, readPage } from "./read-response.ts"
import { api } from "../api.ts"
import { paged, rowRemoval } from "./paged.ts"

export function myWishes(email: string, sort?: Sort<WishSort>) {
  return paged(["wishlist", email, sort ?? ""], (part) =>
    readPage(api.wishlist.$get({ query: { email, ...(sort && { sort }), ...part } })),
  )
}

export const wish = mutationOptions({
  mutationFn: (productId: string) => read(api.wishlist.$post({ json: { product: { _id: productId } } })),
})

export const removeWish = rowRemoval((id) => read(api.wishlist[":id"].$delete({ param: { id } })))
