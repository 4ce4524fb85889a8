import * as texts from "#texts/disputes"
import { useMutation } from "@tanstack/react-query"
import { useState } from "react"
import { disputeReasons, mostEvidence } from "../../contract/dispute-choices.ts"
import { NewDispute } from "../../contract/disputes.ts"
import { openDispute } from "../data/disputes.ts"
import { checked } from "../ui/checked.ts"
import { SelectField, TextField } from "../ui/field.tsx"
import { Submit } from "../ui/submit.tsx"
import { toastSuccess } from "../ui/toast.ts"
import { useForm } from "../ui/use-form.ts"
import { EvidenceField } from "./evidence-field.tsx"
import { showRefusal } from "./show-refusal.ts"
import { dropStatementDraft, keepStatementDraft, statementDraft } from "./statement-draft.ts"

export function DisputeForm({ id, onDone }: { id: string; onDone: () => void }) {
  const opening = useMutation(openDispute)
  const [{ reason, text, evidence }] = useState(() => statementDraft(id))
  const form = useForm({
    resolver: checked(NewDispute),
    mode: "onTouched",
    defaultValues: { reason, statement: text, evidence },
  })
  const { errors, isSubmitting } = form.formState
  const ids = form.watch("evidence") ?? []
  function keep() {
    const { reason, statement: text, evidence = [] } = form.getValues()
    keepStatementDraft(id, { reason, text, evidence })
  }
  function change(changed: (ids: string[]) => string[]) {
    form.setValue("evidence", changed(form.getValues("evidence") ?? []))
    form.clearErrors("evidence")
    keep()
  }
  const submit = form.handleSubmit(async (dispute) => {
    try {
      await opening.mutateAsync({ id, ...dispute })
    } catch (error) {
      return showRefusal(form, error)
    }
    dropStatementDraft(id)
    toastSuccess(texts.opened)
    return onDone()
  })
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- what its fields say is kept
    <form noValidate className="flex flex-col gap-1" onChange={keep} onSubmit={(event) => void submit(event)}>
      <SelectField label={texts.reason} error={errors.reason?.message} {...form.register("reason")}>
        <option value="">{texts.chooseReason}</option>
        {disputeReasons.map((each) => (
          <option key={each} value={each}>
            {texts.reasons[each]}
          </option>
        ))}
      </SelectField>
      <TextField
        label={texts.statement}
        rows={4}
        hint={texts.statementHint}
        error={errors.statement?.message}
        {...form.register("statement")}
      />
      <EvidenceField
        dealId={id}
        room={mostEvidence}
        ids={ids}
        onChange={change}
        error={errors.evidence?.message}
      />
      <div className="sheet-foot grid gap-2">
        <Submit error={errors.root} isBusy={isSubmitting}>
          {texts.send}
        </Submit>
      </div>
    </form>
  )
}
