import { sentenceOf } from "../problem.ts"
import { Button } from "../ui/button.tsx"
import { FormError } from "../ui/form-error.tsx"
import type { Paying } from "./use-paying.ts"

/** The end of a card form: pays once the provider is ready, and says in red why it did not work (spec §5). */
export function PayButton({ isReady, paying }: { isReady: boolean; paying: Paying }) {
  return (
    <>
      <FormError error={paying.error ? { message: sentenceOf(paying.error) } : undefined} />
      <Button type="submit" disabled={!isReady} isBusy={paying.isBusy}>
        CONFIRM PAYMENT
      </Button>
      {paying.retry && (
        <Button look="plain" isBusy={paying.isBusy} onClick={paying.retry}>
          Retry
        </Button>
      )}
    </>
  )
}
