import { invitationDays } from "../../contract/community.ts"
import { confirmationSeconds, resetSeconds } from "../../contract/identity.ts"
import type { Row } from "../../db/tables.ts"
import { day } from "../process/durations.ts"
import { isOneOf, requestable } from "./admission.ts"

const linkLifetimeMs: Record<(typeof requestable)[number], number> = {
  confirmation: confirmationSeconds * 1000,
  reset: resetSeconds * 1000,
  ownReset: resetSeconds * 1000,
  invitation: invitationDays * day,
}

export function hasExpiredLink({ kind, createdAt }: Pick<Row<"mails">, "kind" | "createdAt">) {
  return isOneOf(requestable, kind) && Date.now() - createdAt.getTime() > linkLifetimeMs[kind]
}
