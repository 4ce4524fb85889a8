import * as texts from "#texts/reports"
import { useMutation } from "@tanstack/react-query"
import { useId } from "react"
import { useNavigate } from "react-router"
import { type Report, ReportDecision, reportOutcomes } from "../../contract/reports.ts"
import { closeReport } from "../data/reports.ts"
import { checked } from "../ui/checked.ts"
import { RadioButton } from "../ui/radio-button.tsx"
import { showRefusal } from "../ui/show-refusal.ts"
import { Submit } from "../ui/submit.tsx"
import { toastSuccess } from "../ui/toast.ts"
import { useForm } from "../ui/use-form.ts"

type Props = {
  report: Report
  /** Called if another admin has closed the report, or nobody is suspended. */
  onConflict: () => void
}

export function CloseReport({ report: { _id, reported }, onConflict }: Props) {
  const id = useId()
  const navigate = useNavigate()
  const closing = useMutation(closeReport)
  const form = useForm({ resolver: checked(ReportDecision), mode: "onTouched" })
  const { errors, isSubmitting } = form.formState
  const error = errors.outcome?.message
  const close = form.handleSubmit(async (decision) => {
    try {
      await closing.mutateAsync({ id: _id, ...decision })
      toastSuccess(texts.closed)
      await navigate("/dashboard/contact?show=reports")
    } catch (refusal) {
      showRefusal(form, refusal, onConflict)
    }
  })
  return (
    <form noValidate className="grid w-full max-w-md gap-1" onSubmit={(event) => void close(event)}>
      <fieldset
        role="radiogroup"
        aria-invalid={Boolean(error)}
        aria-describedby={error && id}
        className="grid"
      >
        <legend className="mb-1 font-semibold">{texts.outcome}</legend>
        {reportOutcomes.map((outcome) => (
          <RadioButton key={outcome} value={outcome} {...form.register("outcome")}>
            {texts.choices[outcome](reported.name)}
          </RadioButton>
        ))}
        <p id={id} role="alert" className="min-h-5 text-sm/5 font-medium text-error">
          {error}
        </p>
      </fieldset>
      <p className="text-muted">{texts.whoIsTold}</p>
      <Submit error={errors.root} isBusy={isSubmitting}>
        {texts.close}
      </Submit>
    </form>
  )
}
