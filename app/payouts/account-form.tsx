import * as texts from "#texts/payouts"
import { currentPassword } from "#texts/sessions"
import { useMutation } from "@tanstack/react-query"
import type { UseFormReturn } from "react-hook-form"
import { z } from "zod"
import { NewPayoutAccount, type PayoutAccount, payoutMethods } from "../../contract/payouts.ts"
import { useUser } from "../identity/access-token.ts"
import { changePayoutAccount } from "../data/payouts.ts"
import { checked } from "../ui/checked.ts"
import { DigitsField } from "../ui/digits-field.tsx"
import { Field, SelectField } from "../ui/field.tsx"
import { showProblem } from "../ui/form-problem.ts"
import { parsePhone } from "../ui/parse-input.ts"
import { PasswordField } from "../ui/password-field.tsx"
import { Submit } from "../ui/submit.tsx"
import { toastSuccess } from "../ui/toast.ts"
import { useForm } from "../ui/use-form.ts"

/** All fields of the form: a bank's keep their values while another method is chosen. */
type Values = Pick<PayoutAccount, "method" | "holder" | "number"> & {
  bank: string
  routing: string
  password: string
}

const Values = z.custom<Values>().superRefine((values, { addIssue }) => {
  for (const { path, message } of NewPayoutAccount.safeParse(values).error?.issues ?? [])
    addIssue({ code: "custom", path, message })
})

const empty: Values = { method: "bkash", holder: "", number: "", bank: "", routing: "", password: "" }

type Props = { account: PayoutAccount | undefined; onDone: () => void }

export function AccountForm({ account, onDone }: Props) {
  const user = useUser()
  const changing = useMutation(changePayoutAccount)
  const form = useForm<Values>({
    resolver: checked(Values),
    mode: "onTouched",
    defaultValues: { ...empty, ...account, password: "" },
  })
  const { errors, isSubmitting } = form.formState
  const isBank = form.watch("method") === "bank"
  const submit = form.handleSubmit(async (values) => {
    try {
      await changing.mutateAsync(NewPayoutAccount.parse(values))
    } catch (error) {
      return showProblem(form, error, { "auth/wrong-password": "password" })
    }
    onDone()
    return toastSuccess(texts.changed)
  })
  return (
    <form method="post" noValidate className="grid gap-1" onSubmit={(event) => void submit(event)}>
      {/* tells password managers which account the password belongs to */}
      <input hidden readOnly autoComplete="username" value={user?.email ?? ""} />
      <SelectField label={texts.method} error={errors.method?.message} {...form.register("method")}>
        {payoutMethods.map((method) => (
          <option key={method} value={method}>
            {texts.methods[method]}
          </option>
        ))}
      </SelectField>
      <DigitsField
        label={texts.number}
        autoComplete="off"
        error={errors.number?.message}
        hint={isBank ? undefined : texts.numberHint}
        {...form.register("number", { setValueAs: parsePhone })}
      />
      <Field
        label={texts.holder}
        autoComplete="name"
        error={errors.holder?.message}
        {...form.register("holder")}
      />
      {isBank && <BankFields form={form} />}
      <PasswordField
        label={currentPassword}
        autoComplete="current-password"
        error={errors.password?.message}
        lines={3}
        {...form.register("password")}
      />
      <Submit error={errors.root} isBusy={isSubmitting}>
        {texts.keepAccount}
      </Submit>
    </form>
  )
}

function BankFields({ form }: { form: UseFormReturn<Values> }) {
  const { errors } = form.formState
  return (
    <>
      <Field label={texts.bank} autoComplete="off" error={errors.bank?.message} {...form.register("bank")} />
      <DigitsField
        label={texts.routing}
        autoComplete="off"
        error={errors.routing?.message}
        {...form.register("routing", { setValueAs: parsePhone })}
      />
    </>
  )
}
