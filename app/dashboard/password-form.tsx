import { zodResolver } from "@hookform/resolvers/zod"
import { useMutation } from "@tanstack/react-query"
import { useForm, useWatch } from "react-hook-form"
import { PasswordChange } from "../../contract/identity.ts"
import { identityMessages } from "../../contract/messages.ts"
import { Criteria } from "../account/criteria.tsx"
import { changePassword } from "../data/sessions.ts"
import { Button } from "../ui/button.tsx"
import { Field } from "../ui/field.tsx"
import { FormError } from "../ui/form-error.tsx"
import { tellProblem } from "../ui/form-problem.ts"
import { toastSuccess } from "../ui/toast.ts"

const blank = { currentPassword: "", newPassword: "" }

/** A new password, for whoever knows the old one; all other sessions end. */
export function PasswordForm() {
  const change = useMutation(changePassword)
  const form = useForm({ resolver: zodResolver(PasswordChange), defaultValues: blank })
  const { errors, isSubmitting } = form.formState
  const password = useWatch({ control: form.control, name: "newPassword" })
  const submit = form.handleSubmit(async (passwords) => {
    try {
      await change.mutateAsync(passwords)
    } catch (error) {
      return tellProblem(form, error, { "auth/wrong-password": "currentPassword" })
    }
    form.reset()
    return toastSuccess(identityMessages.passwordChanged)
  })
  return (
    <form method="post" noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
      <Field
        label="Current password"
        type="password"
        autoComplete="current-password"
        error={errors.currentPassword?.message}
        {...form.register("currentPassword")}
      />
      <Field
        label="New password"
        type="password"
        autoComplete="new-password"
        error={errors.newPassword?.message}
        hint={<Criteria password={password} />}
        {...form.register("newPassword")}
      />
      <FormError error={errors.root} isBusy={isSubmitting} />
      <Button type="submit" isBusy={isSubmitting}>
        CHANGE PASSWORD
      </Button>
    </form>
  )
}
