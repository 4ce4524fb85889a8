import * as texts from "#texts/reports"
import { useMutation } from "@tanstack/react-query"
import type { Conversation } from "../../contract/messages.ts"
import { NewReport, reportReasons } from "../../contract/reports.ts"
import { reportConversation } from "../data/reports.ts"
import { checked } from "../ui/checked.ts"
import { Dialog } from "../ui/dialog.tsx"
import { SelectField, TextField } from "../ui/field.tsx"
import { showRefusal } from "../ui/show-refusal.ts"
import { Submit } from "../ui/submit.tsx"
import { toastSuccess } from "../ui/toast.ts"
import { useForm } from "../ui/use-form.ts"

type Props = { conversation: Conversation; onClose: () => void }

export function ReportDialog({ conversation: { _id, otherName }, onClose }: Props) {
  return (
    <Dialog title={texts.title(otherName)} onClose={onClose}>
      <p>{texts.means(otherName)}</p>
      <ReportForm id={_id} onDone={onClose} />
    </Dialog>
  )
}

function ReportForm({ id, onDone }: { id: string; onDone: () => void }) {
  const reporting = useMutation(reportConversation)
  const form = useForm({
    resolver: checked(NewReport),
    mode: "onTouched",
    defaultValues: { statement: "" },
  })
  const { errors, isSubmitting } = form.formState
  const report = form.handleSubmit(async (filledIn) => {
    try {
      await reporting.mutateAsync({ id, ...filledIn })
      toastSuccess(texts.sent)
      onDone()
    } catch (error) {
      showRefusal(form, error, onDone)
    }
  })
  return (
    <form noValidate className="grid gap-1" onSubmit={(event) => void report(event)}>
      <SelectField label={texts.reason} error={errors.reason?.message} {...form.register("reason")}>
        <option value="">{texts.chooseReason}</option>
        {reportReasons.map((each) => (
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
      <Submit error={errors.root} isBusy={isSubmitting}>
        {texts.send}
      </Submit>
    </form>
  )
}
