import * as texts from "#texts/account"
import { SignUp } from "../../contract/identity.ts"
import { finishSignUp } from "../data/identity.ts"
import { Field } from "../ui/field.tsx"
import { showProblem } from "../ui/form-problem.ts"
import { Outcome } from "../ui/outcome.tsx"
import { Submit } from "../ui/submit.tsx"
import { AccountTypes } from "./account-types.tsx"
import { Panel } from "../ui/panel.tsx"
import { checked } from "../ui/checked.ts"
import { useForm } from "../ui/use-form.ts"

const Values = SignUp.pick({ name: true, role: true })

/** `name` is empty until the user has given one. */
export type Unfinished = { email: string; name: string; hasRole: boolean }

export function FinishSignUp({
  email,
  name,
  hasRole,
  onFinished,
}: Unfinished & { onFinished: () => Promise<void> }) {
  const form = useForm({
    resolver: checked(Values),
    mode: "onTouched",
    // a placeholder that satisfies the schema; the server keeps the existing role
    defaultValues: { name, ...(hasRole && { role: "Buyer" as const }) },
  })
  const submit = form.handleSubmit(async (values) => {
    try {
      await finishSignUp({ ...values, email })
    } catch (error) {
      return showProblem(form, error)
    }
    return onFinished()
  })
  const { errors, isSubmitting } = form.formState
  return (
    <Panel title={name ? texts.oneMoreQuestion : texts.finishAccount}>
      <Outcome>{hasRole ? texts.whatName : texts.whichUse}</Outcome>
      <form noValidate className="grid gap-1" onSubmit={(event) => void submit(event)}>
        {!name && (
          <Field
            label={texts.name}
            autoComplete="name"
            error={errors.name?.message}
            {...form.register("name")}
          />
        )}
        {!hasRole && <AccountTypes error={errors.role?.message} register={() => form.register("role")} />}
        <Submit error={errors.root} isBusy={isSubmitting}>
          {texts.finishSignUp}
        </Submit>
      </form>
    </Panel>
  )
}
