import * as texts from "#texts/payouts"
import type { ReactNode } from "react"
import { type Balance, payoutDays } from "../../contract/payouts.ts"
import { Amount } from "./amount.tsx"

export function BalanceSection({ balance }: { balance: Balance }) {
  const { available, inEscrow, inTransit, paidOut } = balance
  return (
    <section
      aria-labelledby="balance"
      className="grid grid-cols-1 gap-4 rounded-box border border-base-300 bg-base-200 p-4 sm:p-6"
    >
      <div className="grid grid-cols-1 gap-1">
        <h2 id="balance" className="text-base text-muted">
          {available < 0 ? texts.owed : texts.available}
        </h2>
        <p className="font-display text-2xl font-extrabold sm:text-3xl">
          <Amount bdt={available} isBalance />
        </p>
        <p className="text-muted">{explanationOf(balance)}</p>
      </div>
      <dl className="grid divide-y divide-base-300 border-t border-base-300">
        <Sum name={texts.inEscrow} hint={texts.inEscrowMeans}>
          <Amount bdt={inEscrow} />
        </Sum>
        <Sum name={texts.inTransit}>
          <Amount bdt={inTransit} />
        </Sum>
        <Sum name={texts.paidOut}>
          <Amount bdt={paidOut} />
        </Sum>
      </dl>
    </section>
  )
}

function explanationOf({ available, inTransit, account }: Balance) {
  if (available < 0) return texts.owedMeans
  if (available > 0) return account ? texts.paidWithin(payoutDays) : texts.noAccountYet
  return inTransit > 0 ? texts.onItsWay : texts.afterSales(payoutDays)
}

function Sum({ name, hint, children }: { name: string; hint?: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 py-3">
      <dt>
        {name}
        {hint && <span className="block text-sm text-muted">{hint}</span>}
      </dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  )
}
