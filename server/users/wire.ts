import type { PublicSeller, User } from "../../contract/users.ts"
import type { Row } from "../../db/tables.ts"
import { endOf } from "./suspended.ts"

type SuspensionRow = Pick<Row<"users">, "suspendedUntil" | "suspensionReason">

export type UserRow = Pick<Row<"users">, "id" | "name" | "email" | "role" | "status" | "createdAt"> &
  SuspensionRow & { repeatsMessages: boolean }

export function toUser({ id, name, email, role, status, createdAt, repeatsMessages, ...row }: UserRow): User {
  return {
    _id: id,
    name,
    email,
    role,
    ...(status && { status }),
    createdAt: createdAt.toISOString(),
    ...toSuspension(row),
    ...(repeatsMessages && { repeatsMessages }),
  }
}

export function toSuspension({ suspendedUntil, suspensionReason }: SuspensionRow) {
  if (!suspendedUntil) return {}
  const until = endOf(suspendedUntil)
  return { suspension: { reason: suspensionReason ?? "", ...(until && { until: until.toISOString() }) } }
}

export function toPublicSeller({ name, status }: Pick<Row<"users">, "name" | "status">): PublicSeller {
  return { name, ...(status && { status }) }
}
