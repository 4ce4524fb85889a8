import type { Member } from "../../contract/community.ts"
import type { Row } from "../../db/tables.ts"

export function toMember({ id, email, createdAt }: Row<"community">): Member {
  return { _id: id, email, createdAt: createdAt.toISOString() }
}
