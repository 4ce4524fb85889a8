import * as texts from "#texts/money"
import * as statements from "#texts/statements"
import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import type { LedgerTotals } from "../../contract/ledger.ts"
import { ledgerTotals } from "../data/payouts.ts"
import { Failed } from "../ui/failed.tsx"
import { Skeleton } from "../ui/skeleton.tsx"
import { useFailure } from "../ui/use-failure.ts"
import { Amount } from "./amount.tsx"
import { MonthChoice } from "./month-choice.tsx"
import { monthsSince } from "./months.ts"

export function LedgerSection() {
  const totals = useQuery(ledgerTotals)
  const failure = useFailure(totals)
  return (
    <section aria-labelledby="ledger" className="grid gap-4">
      <h2 id="ledger" className="text-2xl">
        {texts.ledger}
      </h2>
      {failure && <Failed what={texts.theLedger} {...failure} />}
      {!failure && (totals.data ? <Totals totals={totals.data} /> : <Skeleton rows={1} row="h-96" />)}
    </section>
  )
}

function Totals({ totals: { accounts, sum, since } }: { totals: LedgerTotals }) {
  const months = monthsSince(since)
  const [month = "", setMonth] = useState(months[0])
  return (
    <>
      <p className="text-muted">{texts.ledgerMeans}</p>
      <dl className="grid divide-y divide-base-300 rounded-box border border-base-300 bg-base-200 px-4">
        {accounts.map(({ account, provider, amount }) => (
          <Total key={`${account} ${provider}`} name={nameOf(account, provider)} amount={amount} />
        ))}
        <Total name={sum === 0 ? texts.sum : texts.doesNotAddUp} amount={sum} isSum />
      </dl>
      <MonthChoice months={months} month={month} onChange={setMonth} path="/api/ledger" name="ledger" />
    </>
  )
}

function nameOf(account: LedgerTotals["accounts"][number]["account"], provider: string | undefined) {
  const name = statements.accounts[account]
  return provider === undefined ? name : texts.through(name, statements.providers[provider] ?? provider)
}

function Total({ name, amount, isSum = false }: { name: string; amount: number; isSum?: boolean }) {
  return (
    <div
      className={`grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 py-3 ${isSum ? "font-bold" : ""}`}
    >
      <dt>{name}</dt>
      <dd className="tabular-nums">
        <Amount bdt={amount} />
      </dd>
    </div>
  )
}
