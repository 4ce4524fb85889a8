import * as texts from "#texts/lists"
import { retry } from "#texts/page"
import { isProblem } from "../data/problem.ts"
import { Button } from "./button.tsx"

type Props = { what: string; error?: unknown; isBusy?: boolean; onRetry: () => void }

/** `what` is the subject of the sentence, such as "Your bookings". */
export function Failed({ what, error, isBusy = false, onRetry }: Props) {
  return (
    <div
      role="alert"
      className="grid justify-items-start gap-3 rounded-box border-l-4 border-error bg-base-200 p-5"
    >
      <p className="text-lead font-semibold">{texts.failed(what)}</p>
      <p>{isProblem(error) ? error.detail : texts.tryLater}</p>
      <Button isBusy={isBusy} onClick={onRetry}>
        {retry}
      </Button>
    </div>
  )
}
