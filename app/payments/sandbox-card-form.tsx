import { useQuery } from "@tanstack/react-query"
import * as texts from "#texts/payments"
import type { Booking } from "../../contract/bookings.ts"
import { SandboxCard } from "../../contract/payments.ts"
import { confirmCard, openIntent } from "../data/payments.ts"
import { Failed } from "../ui/failed.tsx"
import { useFailure } from "../ui/use-failure.ts"
import { BankApproval } from "./approval.tsx"
import { DigitsField } from "../ui/digits-field.tsx"
import { groupCardNumber, groupExpiry } from "../ui/grouped-digits.ts"
import { PayButton } from "./pay-button.tsx"
import type { PaymentSteps } from "./use-payment.ts"
import { checked } from "../ui/checked.ts"
import { useForm } from "../ui/use-form.ts"

const Card = SandboxCard.pick({ number: true, expiry: true, cvc: true })

export function SandboxCardForm({ booking, paying }: { booking: Booking; paying: PaymentSteps }) {
  const secret = useQuery(openIntent(booking))
  const failure = useFailure(secret)
  const form = useForm({
    resolver: checked(Card),
    mode: "onTouched",
    defaultValues: { number: "", expiry: "", cvc: "" },
  })
  const { errors } = form.formState
  const submit = form.handleSubmit((card) => {
    const clientSecret = secret.data?.clientSecret
    return (
      clientSecret && paying.pay(clientSecret, (buyer) => confirmCard({ clientSecret, ...card, ...buyer }))
    )
  })
  // only until the secret is loaded: a later network error keeps the form and its Retry
  if (failure) return <Failed what={texts.thePayment} {...failure} />
  return (
    <>
      <form
        noValidate
        className="corners grid gap-4 bg-base-200 p-5"
        onSubmit={(event) => void submit(event)}
      >
        <p className="justify-self-start rounded-sm border border-info px-2 font-bold text-info">
          {texts.testMode}
        </p>
        <DigitsField
          label={texts.cardNumber}
          group={groupCardNumber}
          autoComplete="cc-number"
          hint={texts.testCard("4242 4242 4242 4242")}
          error={errors.number?.message}
          {...form.register("number")}
        />
        <div className="grid grid-cols-2 gap-4">
          <DigitsField
            label={texts.expiryDate}
            group={groupExpiry}
            autoComplete="cc-exp"
            hint={texts.expiryHint}
            error={errors.expiry?.message}
            lines={2}
            {...form.register("expiry")}
          />
          <DigitsField
            label={texts.securityCode}
            autoComplete="cc-csc"
            hint={texts.securityCodeHint}
            error={errors.cvc?.message}
            lines={2}
            {...form.register("cvc")}
          />
        </div>
        <PayButton isReady={Boolean(secret.data)} paying={paying} />
      </form>
      {paying.approval && <BankApproval {...paying.approval} isBusy={paying.isBusy} />}
    </>
  )
}
