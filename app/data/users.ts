import { mutationOptions, queryOptions } from "@tanstack/react-query"
import { type Role, verified } from "../../contract/users.ts"
import { read, readPage } from "../answer.ts"
import { api } from "../api.ts"
import { paged } from "./paged.ts"

/** The role of the signed-in person, by the three questions of spec §7. */
export function roleOf(email: string) {
  return queryOptions({ queryKey: ["role", email], queryFn: () => askRole(email) })
}

async function askRole(email: string): Promise<Role | null> {
  const asked = { param: { email } }
  const [{ isBuyer }, { isSeller }, { isAdmin }] = await Promise.all([
    read(api.users.buyer[":email"].$get(asked)),
    read(api.users.seller[":email"].$get(asked)),
    read(api.users.admin[":email"].$get(asked)),
  ])
  if (isAdmin) return "admin"
  if (isSeller) return "Seller"
  return isBuyer ? "Buyer" : null
}

/** For the admin. */
export const sellers = paged(["users", "seller"], (part) => readPage(api.users.seller.$get({ query: part })))
export const buyers = paged(["users", "buyer"], (part) => readPage(api.users.buyer.$get({ query: part })))

export const verifySeller = mutationOptions({
  mutationFn: (id: string) =>
    read(api.users.seller[":id"].$patch({ param: { id }, json: { status: verified } })),
})

export const makeAdmin = mutationOptions({
  mutationFn: (id: string) => read(api.users.admin[":id"].$patch({ param: { id } })),
})

export const removeSeller = mutationOptions({
  mutationFn: (id: string) => read(api.users.seller[":id"].$delete({ param: { id } })),
})

export const removeBuyer = mutationOptions({
  mutationFn: (id: string) => read(api.users.buyer[":id"].$delete({ param: { id } })),
})
