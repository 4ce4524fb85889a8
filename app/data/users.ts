import * as texts from "#texts/account"
import { queryOptions } from "@tanstack/react-query"
import type { Sort, UserSort } from "../../contract/sorts.ts"
import { type Role, verified } from "../../contract/users.ts"
import { currentUser } from "../access-token.ts"
import { read, readPage } from "../read-response.ts"
import { api } from "../api.ts"
import { ProblemError, unreachable } from "../problem.ts"
import { renewAccessToken } from "../session.ts"
import { rowUpdate, paged, rowRemoval } from "./paged.ts"

/** The role of the signed-in person, by the three questions of spec §7. Fails with `not-signed-in` after the session. */
export function roleOf(email: string) {
  return queryOptions({ queryKey: ["role", email], queryFn: () => fetchRoleOrRenew(email) })
}

async function fetchRoleOrRenew(email: string) {
  const role = await fetchRole(email)
  if (role) return role
  // everyone may ask, so a session that has ended is no failure here
  await renewAccessToken()
  const roleAgain = currentUser() && (await fetchRole(email))
  if (roleAgain) return roleAgain
  throw currentUser() ? unreachable : sessionEnded
}

const sessionEnded = new ProblemError({
  status: 401,
  code: "not-signed-in",
  detail: texts.sessionEnded,
})

/** The role by the three questions alone; undefined for whoever has none, or no session. */
export async function fetchRole(email: string): Promise<Role | undefined> {
  const asked = { param: { email: encodeURIComponent(email) } }
  const [{ isBuyer }, { isSeller }, { isAdmin }] = await Promise.all([
    read(api.users.buyer[":email"].$get(asked)),
    read(api.users.seller[":email"].$get(asked)),
    read(api.users.admin[":email"].$get(asked)),
  ])
  if (isAdmin) return "admin"
  if (isSeller) return "Seller"
  return isBuyer ? "Buyer" : undefined
}

/** For the admin. */
export function sellers(sort?: Sort<UserSort>) {
  return paged(["users", "seller", sort ?? ""], (part) =>
    readPage(api.users.seller.$get({ query: { ...(sort && { sort }), ...part } })),
  )
}

export function buyers(sort?: Sort<UserSort>) {
  return paged(["users", "buyer", sort ?? ""], (part) =>
    readPage(api.users.buyer.$get({ query: { ...(sort && { sort }), ...part } })),
  )
}

export function admins(sort?: Sort<UserSort>) {
  return paged(["users", "admin", sort ?? ""], (part) =>
    readPage(api.users.admin.$get({ query: { ...(sort && { sort }), ...part } })),
  )
}

const verification = { status: verified } as const

export const verifySeller = rowUpdate(
  (id) => read(api.users.seller[":id"].$patch({ param: { id }, json: verification })),
  verification,
)

/** Who is an admin is no seller or buyer any more. */
export const makeAdmin = rowRemoval((id) => read(api.users.admin[":id"].$patch({ param: { id } })))

/** And the other way round. */
export const removeAdmin = rowRemoval((id) => read(api.users.admin[":id"].$delete({ param: { id } })))

export const endUserSessions = rowUpdate((id) => read(api.users[":id"].sessions.$delete({ param: { id } })))

export const removeSeller = rowRemoval((id) => read(api.users.seller[":id"].$delete({ param: { id } })))

export const removeBuyer = rowRemoval((id) => read(api.users.buyer[":id"].$delete({ param: { id } })))
