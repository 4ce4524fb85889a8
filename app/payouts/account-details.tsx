import { FormattedDateTime } from "../ui/date-time.tsx"
import * as texts from "#texts/payouts"
import type { PayoutAccount } from "../../contract/payouts.ts"

export function AccountDetails({ account }: { account: PayoutAccount }) {
  const { method, holder, number, bank, routing, payableFrom } = account
  return (
    <div className="grid gap-0.5 wrap-anywhere">
      <p>
        {texts.methods[method]} <b className="tabular-nums">{number}</b>
      </p>
      <p>
        <bdi>{holder}</bdi>
      </p>
      {bank && (
        <p>
          <bdi>{bank}</bdi>
        </p>
      )}
      {routing && (
        <p>
          {texts.routing} <span className="tabular-nums">{routing}</span>
        </p>
      )}
      {payableFrom && (
        <p className="text-muted">
          {texts.coolingOffUntil} <FormattedDateTime moment={payableFrom} />
        </p>
      )}
    </div>
  )
}
