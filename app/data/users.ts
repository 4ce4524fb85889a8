import { queryOptions } from "@tanstack/react-query"
import type { Role } from "../../contract/users.ts"
import { read } from "../answer.ts"
import { api } from "../api.ts"

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
