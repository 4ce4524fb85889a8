import type { PublicSeller, User } from "../../contract/users.ts"
import type { Row } from "../../db/tables.ts"

type UserRow = Pick<Row<"users">, "id" | "name" | "email" | "role" | "status" | "createdAt">

export function toUser({ id, name, email, role, status, createdAt }: UserRow): User {
  return { _id: id, name, email, role, ...(status && { status }), createdAt: createdAt.toISOString() }
}

export function toPublicSeller({ name, status }: Pick<Row<"users">, "name" | "status">): PublicSeller {
  return { name, ...(status && { status }) }
}
