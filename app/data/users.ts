import * as texts from "#texts/account"
import { mutationOptions, queryOptions } from "@tanstack/react-query"
import type { Sort, UserSort } from "../../contract/sorts.ts"
import { type NewSuspension, type Role, verified } from "../../contract/users.ts"
import { currentUser } from "../identity/access-token.ts"
import { read, readPage } from "./read-response.ts"
import { api } from "../api.ts"
import { ProblemError, unreachable } from "./problem.ts"
import { renewAccessToken } from "../session.ts"
import { rowUpdate, paged, rowRemoval } from "./paged.ts"

/** Fails with `not-signed-in` when the session has ended. */
export function roleOf(email: string) {
  return queryOptions({ queryKey: ["role", email], queryFn: () => fetchRoleOrRenew(email) })
}

async function fetchRoleOrRenew(email: string) {
  const role = await fetchRole(email)
  if (role) return role
  // the three role endpoints answer without a session, too
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

export async function fetchRole(email: string): Promise<Role | undefined> {
  const input = { param: { email: encodeURIComponent(email) } }
  const [{ isBuyer }, { isSeller }, { isAdmin }] = await Promise.all([
    read(api.users.buyer[":email"].$get(input)),
    read(api.users.seller[":email"].$get(input)),
    read(api.users.admin[":email"].$get(input)),
  ])
  if (isAdmin) return "admin"
  if (isSeller) return "Seller"
  return isBuyer ? "Buyer" : undefined
}

export function sellers(sort?: Sort<UserSort>, person?: string) {
  return paged(["users", "seller", sort ?? "", person ?? ""], (part) =>
    readPage(api.users.seller.$get({ query: { ...narrowed(sort, person), ...part } })),
  )
}

export const unverifiedSellers = paged(["users", "seller", "unverified"], (part) =>
  readPage(api.users.seller.$get({ query: { unverified: "true", ...part } })),
)

export function buyers(sort?: Sort<UserSort>, person?: string) {
  return paged(["users", "buyer", sort ?? "", person ?? ""], (part) =>
    readPage(api.users.buyer.$get({ query: { ...narrowed(sort, person), ...part } })),
  )
}

export function admins(sort?: Sort<UserSort>, person?: string) {
  return paged(["users", "admin", sort ?? "", person ?? ""], (part) =>
    readPage(api.users.admin.$get({ query: { ...narrowed(sort, person), ...part } })),
  )
}

const verification = { status: verified } as const

export function userRecord(id: string) {
  return queryOptions({
    queryKey: ["users", "record", id],
    queryFn: () => read(api.users[":id"].$get({ param: { id } })),
  })
}

export const verifySeller = rowUpdate(
  (id) => read(api.users.seller[":id"].$patch({ param: { id }, json: verification })),
  verification,
)

export const endVerification = rowUpdate(
  (id) => read(api.users.seller[":id"].status.$delete({ param: { id } })),
  { status: undefined },
)

export const suspendUser = mutationOptions({
  mutationFn: ({ id, ...json }: NewSuspension & { id: string }) =>
    read(api.users[":id"].suspension.$put({ param: { id }, json })),
})

export const liftSuspension = rowUpdate((id) => read(api.users[":id"].suspension.$delete({ param: { id } })), {
  suspension: undefined,
})

/** Removes the row from every cached list: an admin is listed neither as seller nor as buyer. */
export const makeAdmin = rowRemoval((id) => read(api.users.admin[":id"].$patch({ param: { id } })))

export const removeAdmin = rowRemoval((id) => read(api.users.admin[":id"].$delete({ param: { id } })))

export const endUserSessions = rowUpdate((id) => read(api.users[":id"].sessions.$delete({ param: { id } })))

export const removeSeller = rowRemoval((id) => read(api.users.seller[":id"].$delete({ param: { id } })))

export const removeBuyer = rowRemoval((id) => read(api.users.buyer[":id"].$delete({ param: { id } })))

function narrowed(sort?: Sort<UserSort>, person?: string) {
  return { ...(sort && { sort }), ...(person && { person }) }
}
