import { sentenceOf } from "../problem.ts"
import { Submit } from "../ui/submit.tsx"
import type { Paying } from "./use-paying.ts"

/** The end of a card form: pays once the provider is ready, and says in red why it did not work (spec §5). */
export function PayButton({ isReady, paying }: { isReady: boolean; paying: Paying }) {
  const type = paying.retry ? "unavailable" : undefined
  const error = paying.error ? { type, message: sentenceOf(paying.error) } : undefined
  return (
    <Submit
      error={error}
      isBusy={paying.isBusy}
      onRetry={paying.retry}
      disabled={!isReady}
      note={!isReady && <p className="text-muted">One moment, the payment is being prepared.</p>}
    >
      CONFIRM PAYMENT
    </Submit>
  )
}
