import { useMutation } from "@tanstack/react-query"
import { useState } from "react"
import * as texts from "#texts/users"
import { dayOf } from "../../contract/dhaka-time.ts"
import { NewSuspension, type User } from "../../contract/users.ts"
import { suspendUser } from "../data/users.ts"
import { checked } from "../ui/checked.ts"
import { Field, TextField } from "../ui/field.tsx"
import { showRefusal } from "../ui/show-refusal.ts"
import { Submit } from "../ui/submit.tsx"
import { toastSuccess } from "../ui/toast.ts"
import { useForm } from "../ui/use-form.ts"

const day = 86_400_000

export type Suspendable = Pick<User, "_id" | "name" | "role" | "suspension">

type Props = { user: Suspendable; onDone: () => void }

export function SuspensionForm({ user: { _id, name, role, suspension }, onDone }: Props) {
  const [tomorrow] = useState(() => dayOf(new Date(Date.now() + day)))
  const suspending = useMutation(suspendUser)
  const form = useForm({
    resolver: checked(NewSuspension),
    mode: "onTouched",
    defaultValues: {
      reason: suspension?.reason ?? "",
      ...(suspension?.until && { until: dayOf(new Date(suspension.until)) }),
    },
  })
  const { errors, isSubmitting } = form.formState
  const suspend = form.handleSubmit(async (filledIn) => {
    try {
      const { modifiedCount } = await suspending.mutateAsync({ id: _id, ...filledIn })
      onDone()
      if (modifiedCount > 0) toastSuccess(texts.suspended(name))
    } catch (error) {
      showRefusal(form, error, onDone)
    }
  })
  return (
    <form noValidate className="grid gap-1" onSubmit={(event) => void suspend(event)}>
      <p className="mb-2">{role === "Seller" ? texts.whatSellersMayNot : texts.whatBuyersMayNot}</p>
      <TextField
        label={texts.reason}
        rows={3}
        hint={texts.reasonHint}
        error={errors.reason?.message}
        {...form.register("reason")}
      />
      <Field
        type="date"
        label={texts.until}
        hint={texts.untilHint}
        min={tomorrow}
        error={errors.until?.message}
        {...form.register("until", { setValueAs: (value: string) => value || undefined })}
      />
      <Submit error={errors.root} isBusy={isSubmitting}>
        {suspension ? texts.saveSuspension : texts.suspend}
      </Submit>
    </form>
  )
}
