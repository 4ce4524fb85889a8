import { useId } from "react"
import type { UseFormRegisterReturn } from "react-hook-form"
import { accountTypes } from "../../contract/identity.ts"

const hints = { Seller: "I have gear to sell", Buyer: "I am looking for gear" }

/** The choice between Seller and Buyer (spec §9). */
export function AccountTypes({
  error,
  register,
}: {
  error: string | undefined
  register: UseFormRegisterReturn
}) {
  const id = useId()
  return (
    <fieldset
      role="radiogroup"
      aria-invalid={Boolean(error)}
      aria-describedby={error && id}
      className="grid gap-1"
    >
      <legend className="font-semibold">Account type</legend>
      {accountTypes.map((type) => (
        <label key={type} className="flex min-h-11 items-center gap-3">
          <input type="radio" value={type} className="radio" {...register} />
          <span>
            <b>{type}</b> <span className="text-muted">{hints[type]}</span>
          </span>
        </label>
      ))}
      <p id={id} role="alert" className="min-h-6 text-sm/6 font-medium text-error">
        {error}
      </p>
    </fieldset>
  )
}
