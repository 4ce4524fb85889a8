import type { ReactNode, SubmitEvent } from "react"
import { EvidenceField } from "./evidence-field.tsx"
import { keepStatementDraft, type StatementDraft } from "./statement-draft.ts"

type Props = {
  dealId: string
  className: string
  read: () => StatementDraft
  room: number
  ids: string[]
  onChange: (change: (ids: string[]) => string[]) => void
  error: string | undefined
  onSubmit: (event: SubmitEvent) => Promise<unknown>
  button: ReactNode
  children: ReactNode
}

export function DraftedForm({ className, read, onChange, onSubmit, button, children, ...evidence }: Props) {
  const keep = () => keepStatementDraft(evidence.dealId, read())
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- stores the fields as a draft
    <form noValidate className={className} onChange={keep} onSubmit={(event) => void onSubmit(event)}>
      {children}
      <EvidenceField
        {...evidence}
        onChange={(change) => {
          onChange(change)
          keep()
        }}
      />
      {button}
    </form>
  )
}
