import { useQuery } from "@tanstack/react-query"
import { useRouteLoaderData } from "react-router"
import type { Booking } from "../../contract/bookings.ts"
import type { CheckoutState } from "../../contract/gateways.ts"
import { openIntent } from "../data/payments.ts"
import type { loader } from "../root.tsx"
import { CardForm } from "./card-form.tsx"
import { GatewayWays } from "./gateway-ways.tsx"
import type { PaymentSteps } from "./use-payment.ts"

type Props = { booking: Booking; paying: PaymentSteps; checkout: CheckoutState | undefined }

export function Ways({ booking, paying, checkout }: Props) {
  const hasCards = useRouteLoaderData<typeof loader>("root")?.cards.provider !== "none"
  // with its intent the card form has its height
  const { isPending } = useQuery({ ...openIntent(booking), enabled: false })
  return (
    <>
      {hasCards && <CardForm booking={booking} paying={paying} />}
      {checkout && !(hasCards && isPending) && (
        <GatewayWays booking={booking} checkout={checkout} isOnlyWay={!hasCards} />
      )}
    </>
  )
}
