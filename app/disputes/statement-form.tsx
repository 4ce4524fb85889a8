import * as texts from "#texts/disputes"
import { useMutation } from "@tanstack/react-query"
import { useState } from "react"
import { mostEvidence } from "../../contract/dispute-choices.ts"
import { type Dispute, NewStatement } from "../../contract/disputes.ts"
import { addStatement } from "../data/disputes.ts"
import { checked } from "../ui/checked.ts"
import { TextField } from "../ui/field.tsx"
import { Submit } from "../ui/submit.tsx"
import { toastSuccess } from "../ui/toast.ts"
import { useForm } from "../ui/use-form.ts"
import { DraftedForm } from "./drafted-form.tsx"
import { showRefusal } from "../ui/show-refusal.ts"
import { dropStatementDraft, statementDraft } from "./statement-draft.ts"

type Props = { id: string; dispute: Dispute; you: "buyer" | "seller" }

export function StatementForm({ id, dispute: { statements }, you }: Props) {
  const adding = useMutation(addStatement)
  const [draft] = useState(() => statementDraft(id))
  const form = useForm({
    resolver: checked(NewStatement),
    mode: "onTouched",
    defaultValues: { text: draft.text, evidence: draft.evidence },
  })
  const { errors, isSubmitting } = form.formState
  const own = statements.filter(({ by }) => by === you)
  const isAnswer = you === "seller" && own.length === 0
  const usedRoom = own.flatMap(({ evidence }) => evidence).length
  function read() {
    const { text, evidence = [] } = form.getValues()
    return { reason: undefined, text, evidence }
  }
  function changeEvidence(change: (ids: string[]) => string[]) {
    form.setValue("evidence", change(form.getValues("evidence") ?? []))
    form.clearErrors("evidence")
  }
  const submit = form.handleSubmit(async (statement) => {
    try {
      await adding.mutateAsync({ id, ...statement })
    } catch (error) {
      return showRefusal(form, error)
    }
    dropStatementDraft(id)
    form.reset({ text: "", evidence: [] })
    return toastSuccess(texts.said)
  })
  return (
    <DraftedForm
      dealId={id}
      className="grid w-full max-w-md gap-1"
      read={read}
      room={mostEvidence - usedRoom}
      ids={form.watch("evidence") ?? []}
      onChange={changeEvidence}
      error={errors.evidence?.message}
      onSubmit={submit}
      button={
        <Submit look={isAnswer ? "primary" : "plain"} error={errors.root} isBusy={isSubmitting}>
          {isAnswer ? texts.sendAnswer : texts.sendMore}
        </Submit>
      }
    >
      <TextField
        label={isAnswer ? texts.answer : texts.more}
        rows={isAnswer ? 5 : 3}
        hint={isAnswer ? texts.answerHint : undefined}
        error={errors.text?.message}
        {...form.register("text")}
      />
    </DraftedForm>
  )
}
