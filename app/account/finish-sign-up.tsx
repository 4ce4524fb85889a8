import { zodResolver } from "@hookform/resolvers/zod"
import { useForm } from "react-hook-form"
import { SignUp } from "../../contract/identity.ts"
import { finishSignUp } from "../session.ts"
import { tellProblem } from "../ui/form-problem.ts"
import { Outcome } from "../ui/outcome.tsx"
import { Submit } from "../ui/submit.tsx"
import { AccountTypes } from "./account-types.tsx"
import { Panel } from "./panel.tsx"

const Choice = SignUp.pick({ role: true })

/** For someone whose sign-up was cut off before it was known what they want to be. */
export function FinishSignUp({ email, onFinished }: { email: string; onFinished: () => Promise<void> }) {
  const form = useForm({ resolver: zodResolver(Choice), mode: "onTouched" })
  const submit = form.handleSubmit(async ({ role }) => {
    try {
      await finishSignUp(email, role)
    } catch (error) {
      return tellProblem(form, error)
    }
    return onFinished()
  })
  const { errors, isSubmitting } = form.formState
  return (
    <Panel title="One more question">
      <Outcome>Your account is almost ready. How will you use Backline?</Outcome>
      <form noValidate className="grid gap-1" onSubmit={(event) => void submit(event)}>
        <AccountTypes error={errors.role?.message} register={() => form.register("role")} />
        <Submit error={errors.root} isBusy={isSubmitting}>
          FINISH SIGN UP
        </Submit>
      </form>
    </Panel>
  )
}
