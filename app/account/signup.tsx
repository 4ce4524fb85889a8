import * as texts from "#texts/account"
import { Link, useNavigate, useSearchParams } from "react-router"
import { SignUp } from "../../contract/identity.ts"
import { safeReturnTo } from "../identity/return-to.ts"
import { signUp } from "../data/identity.ts"
import { pageMeta } from "../document/page-meta.ts"
import { Field } from "../ui/field.tsx"
import { showProblem } from "../ui/form-problem.ts"
import { NewPasswordField } from "../ui/new-password-field.tsx"
import { Submit } from "../ui/submit.tsx"
import { toastSuccess } from "../ui/toast.ts"
import type { Route } from "./+types/signup.ts"
import { AccountTypes } from "./account-types.tsx"
import { Panel } from "../ui/panel.tsx"
import { checked } from "../ui/checked.ts"
import { useForm } from "../ui/use-form.ts"

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta(matches, {
    path: "/signup",
    title: texts.signUpTitle,
    description: texts.signUpDescription,
  })
}

export default function SignUpScreen() {
  const [search] = useSearchParams()
  return (
    <Panel title={texts.signUpTitle}>
      <SignUpForm from={search.get("from")} />
      <p>
        {texts.alreadyMember}{" "}
        <Link to={{ pathname: "/login", search: search.toString() }} className="link font-bold">
          {texts.login}
        </Link>
      </p>
    </Panel>
  )
}

function SignUpForm({ from }: { from: string | null }) {
  const navigate = useNavigate()
  const form = useForm({
    resolver: checked(SignUp),
    mode: "onTouched",
    defaultValues: { name: "", email: "", password: "" },
  })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async (values) => {
    try {
      await signUp(values)
    } catch (error) {
      return showProblem(form, error, { "auth/email-already-in-use": "email" })
    }
    toastSuccess(texts.signedUp)
    return navigate(safeReturnTo(from), { replace: true })
  })
  return (
    <form method="post" noValidate className="grid gap-1" onSubmit={(event) => void submit(event)}>
      <Field label={texts.name} autoComplete="name" error={errors.name?.message} {...form.register("name")} />
      <Field
        label={texts.email}
        type="email"
        autoComplete="email"
        error={errors.email?.message}
        {...form.register("email")}
      />
      <NewPasswordField label={texts.password} control={form.control} name="password" />
      <AccountTypes error={errors.role?.message} register={() => form.register("role")} />
      <Submit error={errors.root} isBusy={isSubmitting}>
        {texts.signUp}
      </Submit>
    </form>
  )
}
