import * as texts from "#texts/payments"
import { isProblem, sentenceOf } from "../data/problem.ts"
import { Submit } from "../ui/submit.tsx"
import type { PaymentSteps } from "./use-payment.ts"

/** Spec §4 and §5: disabled until the provider is ready; errors are red and above the button. */
export function PayButton({ isReady, paying }: { isReady: boolean; paying: PaymentSteps }) {
  const type = paying.retry ? "unavailable" : undefined
  const lang = isProblem(paying.error) ? paying.error.lang : undefined
  const error = paying.error ? { type, lang, message: sentenceOf(paying.error) } : undefined
  const note = paying.isBusy ? texts.paying : !isReady && texts.beingPrepared
  return (
    <Submit
      error={error}
      isBusy={paying.isBusy}
      onRetry={paying.retry}
      disabled={!isReady}
      note={<output className="text-muted">{note || null}</output>}
    >
      {texts.confirm}
    </Submit>
  )
}
