import { useQuery } from "@tanstack/react-query"
import { useRouteLoaderData } from "react-router"
import * as texts from "#texts/gateways"
import type { Booking } from "../../contract/bookings.ts"
import type { Deal } from "../../contract/deals.ts"
import type { CheckoutState } from "../../contract/gateways.ts"
import { openIntent } from "../data/payments.ts"
import type { loader } from "../root.tsx"
import { SuspensionNotice, useSuspension } from "../suspensions/suspended.tsx"
import { CardForm } from "./card-form.tsx"
import { CashWay, isForCash } from "./cash-way.tsx"
import { GatewayWays } from "./gateway-ways.tsx"
import type { PaymentSteps } from "./use-payment.ts"

type Others = { booking: Booking; checkout: CheckoutState | undefined; deal: Deal | undefined }

export function Ways({ paying, ...others }: Others & { paying: PaymentSteps }) {
  const { booking } = others
  const hasCards = useRouteLoaderData<typeof loader>("root")?.cards.provider !== "none"
  // the card form has its final height once its intent is loaded
  const { isPending } = useQuery({ ...openIntent(booking), enabled: false })
  const { suspension } = useSuspension()
  if (suspension && !paying.isBusy) return <SuspensionNotice />
  return (
    <>
      {hasCards && <CardForm booking={booking} paying={paying} />}
      {!(hasCards && isPending) && <OtherWays {...others} hasCards={hasCards} />}
    </>
  )
}

function OtherWays({ booking, checkout, deal, hasCards }: Others & { hasCards: boolean }) {
  const hasGateways = checkout !== undefined && checkout.gateways.length > 0
  const cash = deal && isForCash(deal) ? deal : undefined
  if (!hasGateways && !cash) return null
  return (
    <section className="mt-6 grid gap-3">
      <h2 className="text-xl">{hasCards ? texts.otherWays : texts.ways}</h2>
      {hasGateways && <GatewayWays booking={booking} checkout={checkout} isOnlyWay={!hasCards} />}
      {cash && <CashWay deal={cash} isOnlyWay={!hasCards && !hasGateways} />}
    </section>
  )
}
