import { zodResolver } from "@hookform/resolvers/zod"
import { useQuery } from "@tanstack/react-query"
import { useForm } from "react-hook-form"
import type { Booking } from "../../contract/bookings.ts"
import { paymentMessages, SandboxCard } from "../../contract/payments.ts"
import { openIntent } from "../data/payments.ts"
import { sentenceOf } from "../problem.ts"
import { Button } from "../ui/button.tsx"
import { Failed } from "../ui/failed.tsx"
import { FormError } from "../ui/form-error.tsx"
import { Field } from "../ui/field.tsx"
import { Approval } from "./approval.tsx"
import type { Paying } from "./use-paying.ts"

const Card = SandboxCard.pick({ number: true, expiry: true, cvc: true })

/** The sandbox provider's card form; the card goes to the provider, only its answer to us. */
export function CardForm({ booking, paying }: { booking: Booking; paying: Paying }) {
  const secret = useQuery(openIntent(booking))
  const form = useForm({ resolver: zodResolver(Card), defaultValues: { number: "", expiry: "", cvc: "" } })
  const { errors } = form.formState
  const submit = form.handleSubmit((card) => secret.data && paying.pay(secret.data.clientSecret, card))
  // once it is there, a network cut must not take the form and its Retry away
  if (secret.isLoadingError)
    return <Failed what="The payment" error={secret.error} onRetry={() => void secret.refetch()} />
  return (
    <>
      <form
        noValidate
        className="corners grid gap-4 bg-base-200 p-5"
        onSubmit={(event) => void submit(event)}
      >
        <p className="plate justify-self-start px-2 font-bold">{paymentMessages.testMode}</p>
        <Field
          label="Card number"
          inputMode="numeric"
          autoComplete="cc-number"
          placeholder="4242 4242 4242 4242"
          error={errors.number?.message}
          {...form.register("number")}
        />
        <div className="grid grid-cols-2 gap-4">
          <Field
            label="Expiry date"
            inputMode="numeric"
            autoComplete="cc-exp"
            placeholder="MM/YY"
            error={errors.expiry?.message}
            {...form.register("expiry")}
          />
          <Field
            label="Security code"
            inputMode="numeric"
            autoComplete="cc-csc"
            placeholder="CVC"
            error={errors.cvc?.message}
            {...form.register("cvc")}
          />
        </div>
        <Button type="submit" disabled={!secret.data} isBusy={paying.isBusy}>
          CONFIRM PAYMENT
        </Button>
        <FormError error={paying.error ? { message: sentenceOf(paying.error) } : undefined} />
        {paying.retry && (
          <Button look="plain" isBusy={paying.isBusy} onClick={paying.retry}>
            Retry
          </Button>
        )}
      </form>
      {paying.approval && <Approval {...paying.approval} isBusy={paying.isBusy} />}
    </>
  )
}
