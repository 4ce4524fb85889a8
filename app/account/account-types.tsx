import * as texts from "#texts/account"
import { useId } from "react"
import type { UseFormRegisterReturn } from "react-hook-form"
import { accountTypes } from "../../contract/identity.ts"

export function AccountTypes({
  error,
  register,
}: {
  error: string | undefined
  /** Called while the radios render: a form focuses the first invalid field in the order of registration. */
  register: () => UseFormRegisterReturn
}) {
  const id = useId()
  return (
    <fieldset
      role="radiogroup"
      aria-invalid={Boolean(error)}
      aria-describedby={error && id}
      className="mb-2 grid gap-2"
    >
      <legend className="mb-1 font-semibold">{texts.accountType}</legend>
      {accountTypes.map((type) => (
        <label
          key={type}
          className="flex min-h-12 cursor-pointer items-center gap-3 rounded-field border border-edge bg-base-100 px-3 has-checked:border-primary has-checked:bg-primary/10"
        >
          <input
            type="radio"
            value={type}
            className="radio border-edge checked:text-primary"
            {...register()}
          />
          <span>
            <b>{texts.accountTypes[type].name}</b>{" "}
            <span className="text-muted">{texts.accountTypes[type].hint}</span>
          </span>
        </label>
      ))}
      <p id={id} role="alert" className="min-h-6 text-sm/6 font-medium text-error">
        {error}
      </p>
    </fieldset>
  )
}
