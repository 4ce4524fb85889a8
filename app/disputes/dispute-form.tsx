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
import { DraftedForm } from "./drafted-form.tsx"
import { showRefusal } from "../ui/show-refusal.ts"
import { dropStatementDraft, statementDraft } from "./statement-draft.ts"

export function DisputeForm({ id, onDone }: { id: string; onDone: () => void }) {
  const opening = useMutation(openDispute)
  const [{ reason, text, evidence }] = useState(() => statementDraft(id))
  const form = useForm({
    resolver: checked(NewDispute),
    mode: "onTouched",
    defaultValues: { reason, statement: text, evidence },
  })
  const { errors, isSubmitting } = form.formState
  function read() {
    const { reason, statement: text, evidence = [] } = form.getValues()
    return { reason, text, evidence }
  }
  function changeEvidence(change: (ids: string[]) => string[]) {
    form.setValue("evidence", change(form.getValues("evidence") ?? []))
    form.clearErrors("evidence")
  }
  const submit = form.handleSubmit(async (dispute) => {
    try {
      await opening.mutateAsync({ id, ...dispute })
    } catch (error) {
      return showRefusal(form, error, onDone)
    }
    dropStatementDraft(id)
    toastSuccess(texts.opened)
    return onDone()
  })
  return (
    <DraftedForm
      dealId={id}
      className="flex flex-col gap-1"
      read={read}
      room={mostEvidence}
      ids={form.watch("evidence") ?? []}
      onChange={changeEvidence}
      error={errors.evidence?.message}
      onSubmit={submit}
      button={
        <div className="sheet-foot grid gap-2">
          <Submit error={errors.root} isBusy={isSubmitting}>
            {texts.send}
          </Submit>
        </div>
      }
    >
      <SelectField label={texts.reason} error={errors.reason?.message} {...form.register("reason")}>
        <Reasons />
      </SelectField>
      <TextField
        label={texts.statement}
        rows={4}
        hint={texts.statementHint}
        error={errors.statement?.message}
        {...form.register("statement")}
      />
    </DraftedForm>
  )
}

function Reasons() {
  return (
    <>
      <option value="">{texts.chooseReason}</option>
      {disputeReasons.map((each) => (
        <option key={each} value={each}>
          {texts.reasons[each]}
        </option>
      ))}
    </>
  )
}
