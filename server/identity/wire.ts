import type { Session } from "../../contract/identity.ts"
import type { IdentitySession } from "./identity-session.ts"
import type { SessionRow } from "./sessions.ts"

export function toSession(asking: IdentitySession, row: SessionRow): Session {
  return {
    _id: row.id,
    userAgent: row.userAgent ?? "",
    createdAt: row.createdAt.toISOString(),
    usedAt: row.updatedAt.toISOString(),
    isCurrent: row.id === asking.id,
  }
}
