import * as account from "#texts/account"
import * as texts from "#texts/recovery"
import { useState } from "react"
import { Link } from "react-router"
import { PasswordResetRequest, resetSeconds } from "../../contract/identity.ts"
import { requestPasswordReset } from "../data/identity.ts"
import { pageMeta } from "../document/page-meta.ts"
import { Field } from "../ui/field.tsx"
import { showProblem } from "../ui/form-problem.ts"
import { Outcome } from "../ui/outcome.tsx"
import { Submit } from "../ui/submit.tsx"
import type { Route } from "./+types/forgot-password.ts"
import { Panel } from "../ui/panel.tsx"
import { checked } from "../ui/checked.ts"
import { useForm } from "../ui/use-form.ts"

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta(matches, {
    path: "/forgot-password",
    title: texts.forgotPasswordTitle,
    description: texts.forgotPasswordDescription,
  })
}

export default function ForgotPasswordScreen() {
  const [email, setEmail] = useState("")
  return (
    <Panel title={email ? texts.checkEmail : account.forgotPassword}>
      <div className="grid *:[grid-area:1/1]">
        <RequestForm className={email ? "invisible" : ""} onAsked={setEmail} />
        {email && <Asked email={email} />}
      </div>
      <Link to="/login" className="link font-bold">
        {texts.backToLogin}
      </Link>
    </Panel>
  )
}

/** Says the same whether or not the account exists, so as not to disclose it. */
function Asked({ email }: { email: string }) {
  const { before, after } = texts.linkIsComing(resetSeconds / 60)
  return (
    <Outcome>
      {before}
      <b dir="auto" className="break-all">
        {email}
      </b>
      {after}
    </Outcome>
  )
}

function RequestForm({ className, onAsked }: { className: string; onAsked: (email: string) => void }) {
  const form = useForm({
    resolver: checked(PasswordResetRequest),
    mode: "onTouched",
    defaultValues: { email: "" },
  })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async (values) => {
    try {
      await requestPasswordReset(values)
    } catch (error) {
      return showProblem(form, error)
    }
    return onAsked(values.email)
  })
  return (
    <form
      method="post"
      noValidate
      className={`grid gap-1 ${className}`}
      onSubmit={(event) => void submit(event)}
    >
      <p className="mb-4">{texts.tellAddress}</p>
      <Field
        label={account.email}
        type="email"
        autoComplete="email"
        enterKeyHint="send"
        error={errors.email?.message}
        {...form.register("email")}
      />
      <Submit error={errors.root} isBusy={isSubmitting}>
        {texts.sendLink}
      </Submit>
    </form>
  )
}
