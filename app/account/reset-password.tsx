import * as texts from "#texts/recovery"
import { titled } from "#texts/page"
import { Link, useLocation, useNavigate } from "react-router"
import { PasswordReset } from "../../contract/identity.ts"
import { resetPassword } from "../data/identity.ts"
import { showProblem } from "../ui/form-problem.ts"
import { NewPasswordField } from "../ui/new-password-field.tsx"
import { Outcome } from "../ui/outcome.tsx"
import { Submit } from "../ui/submit.tsx"
import { toastSuccess } from "../ui/toast.ts"
import type { Route } from "./+types/reset-password.ts"
import { Panel } from "../ui/panel.tsx"
import { checked } from "../ui/checked.ts"
import { useForm } from "../ui/use-form.ts"

export function meta(): Route.MetaDescriptors {
  return [{ title: titled(texts.resetPassword) }]
}

export default function ResetPasswordScreen() {
  const { hash } = useLocation()
  return (
    <Panel title={texts.newPasswordTitle}>
      {/* the key resets the form when another link is opened in the same tab */}
      <ResetForm key={hash} token={hash.slice(1)} />
    </Panel>
  )
}

const Values = PasswordReset.pick({ newPassword: true })

function ResetForm({ token }: { token: string }) {
  const navigate = useNavigate()
  const form = useForm({
    resolver: checked(Values),
    mode: "onTouched",
    defaultValues: { newPassword: "" },
  })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async ({ newPassword }) => {
    try {
      await resetPassword({ newPassword, token })
    } catch (error) {
      return showProblem(form, error)
    }
    toastSuccess(texts.passwordChanged)
    return navigate("/login", { replace: true })
  })
  if (errors.root?.type === "link-expired")
    return (
      <>
        <Outcome>{errors.root.message}</Outcome>
        <Link to="/forgot-password" className="btn btn-primary">
          {texts.newLink}
        </Link>
      </>
    )
  return (
    <>
      <form method="post" noValidate className="grid gap-1" onSubmit={(event) => void submit(event)}>
        <NewPasswordField label={texts.newPassword} control={form.control} name="newPassword" />
        <Submit error={errors.root} isBusy={isSubmitting}>
          {texts.changePassword}
        </Submit>
      </form>
      <Link to="/forgot-password" className="link font-bold">
        {texts.newLink}
      </Link>
    </>
  )
}
