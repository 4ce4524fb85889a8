import { useInfiniteQuery, useQuery } from "@tanstack/react-query"
import { titled } from "#texts/page"
import * as texts from "#texts/money"
import { RequireRole } from "../dashboard/guard.tsx"
import { onHoldDeals, stuckRefunds, unknownChargebacks, unknownPayments } from "../data/money-to-look-at.ts"
import { balances, ledgerTotals } from "../data/payouts.ts"
import { TableSkeleton } from "../ui/skeleton.tsx"
import type { Route } from "./+types/money.ts"
import { BalanceList } from "./balance-list.tsx"
import { OnHoldDeals } from "./on-hold-deals.tsx"
import { LedgerSection } from "./ledger-section.tsx"
import { StuckRefunds } from "./stuck-refunds.tsx"
import { UnknownChargebacks } from "./unknown-chargebacks.tsx"
import { UnknownPayments } from "./unknown-payments.tsx"

export function meta(): Route.MetaDescriptors {
  return [{ title: titled(texts.heading) }]
}

export default function MoneyScreen() {
  return (
    <RequireRole who="admin">
      {() => (
        <div className="grid gap-8">
          <h1 className="text-heading">{texts.heading}</h1>
          <Money />
        </div>
      )}
    </RequireRole>
  )
}

function Money() {
  const lists = [
    useInfiniteQuery(onHoldDeals),
    useInfiniteQuery(stuckRefunds),
    useInfiniteQuery(unknownPayments),
    useInfiniteQuery(unknownChargebacks),
    useInfiniteQuery(balances),
  ]
  const totals = useQuery(ledgerTotals)
  // shown all at once, so that nothing moves when a part arrives later
  if ([...lists, totals].some(({ isLoading }) => isLoading))
    return <TableSkeleton head="h-8 xl:h-24" row="h-56 xl:h-32" />
  return (
    <>
      <OnHoldDeals />
      <StuckRefunds />
      <UnknownPayments />
      <UnknownChargebacks />
      <section aria-labelledby="balances" className="grid gap-4">
        <h2 id="balances" className="text-2xl">
          {texts.balances}
        </h2>
        <BalanceList />
      </section>
      <LedgerSection />
    </>
  )
}
