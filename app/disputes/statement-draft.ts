import { z } from "zod"
import { disputeReasons } from "../../contract/dispute-choices.ts"
import { Id } from "../../contract/fields.ts"
import { draftOf, keepDraft } from "../storage/text-drafts.ts"

/** An unsent statement in a dispute; its photos are already uploaded. */
const Draft = z.object({
  reason: z.enum(disputeReasons).optional().catch(undefined),
  text: z.string(),
  evidence: z.array(Id),
})
export type StatementDraft = z.infer<typeof Draft>

const nothing: StatementDraft = { reason: undefined, text: "", evidence: [] }

export function statementDraft(dealId: string) {
  try {
    return Draft.parse(JSON.parse(draftOf(keyOf(dealId))))
  } catch {
    return nothing
  }
}

export function keepStatementDraft(dealId: string, draft: StatementDraft) {
  const isEmpty = !draft.reason && draft.text === "" && draft.evidence.length === 0
  keepDraft(keyOf(dealId), isEmpty ? "" : JSON.stringify(draft))
}

export function dropStatementDraft(dealId: string) {
  keepDraft(keyOf(dealId), "")
}

function keyOf(dealId: string) {
  return `dispute ${dealId}`
}
