import type { AuditEntry } from "../../contract/audit.ts"
import { toBdt } from "../../contract/poisha.ts"
import type { AuditRow } from "./audit.ts"

export function toAuditEntry({
  id,
  actor,
  subject,
  dealId,
  data: { amount },
  createdAt,
  ...entry
}: AuditRow): AuditEntry {
  return {
    _id: id,
    ...entry,
    ...(actor && { actor }),
    ...(subject && { subject }),
    ...(dealId && { dealId }),
    ...(amount !== undefined && { amount: toBdt(amount) }),
    createdAt: createdAt.toISOString(),
  }
}
