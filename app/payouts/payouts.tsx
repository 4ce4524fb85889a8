import { useQuery } from "@tanstack/react-query"
import { titled } from "#texts/page"
import * as texts from "#texts/payouts"
import { RequireRole } from "../dashboard/guard.tsx"
import { balance } from "../data/payouts.ts"
import { SuspensionNotice, useSuspension } from "../suspensions/suspended.tsx"
import { Failed } from "../ui/failed.tsx"
import { Skeleton } from "../ui/skeleton.tsx"
import { useFailure } from "../ui/use-failure.ts"
import type { Route } from "./+types/payouts.ts"
import { AccountSection } from "./account-section.tsx"
import { BalanceSection } from "./balance-section.tsx"
import { StatementSection } from "./statement-section.tsx"

export function meta(): Route.MetaDescriptors {
  return [{ title: titled(texts.heading) }]
}

export default function PayoutsScreen() {
  return (
    <RequireRole who="Seller">
      {() => (
        <div className="grid grid-cols-1 gap-6">
          <h1 className="text-heading">{texts.heading}</h1>
          <Payouts />
        </div>
      )}
    </RequireRole>
  )
}

function Payouts() {
  const known = useQuery(balance)
  const own = useSuspension()
  const failure = useFailure(known)
  if (failure) return <Failed what={texts.yourBalance} {...failure} />
  if (!known.data || own.isLoading) return <Skeleton rows={2} row="h-64" />
  return (
    <>
      <SuspensionNotice />
      <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-2">
        <BalanceSection balance={known.data} />
        <AccountSection balance={known.data} />
      </div>
      <StatementSection since={known.data.since} />
    </>
  )
}
