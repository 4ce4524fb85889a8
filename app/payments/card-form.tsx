import { lazy, Suspense } from "react"
import { useRouteLoaderData } from "react-router"
import type { Booking } from "../../contract/bookings.ts"
import { loadChunk } from "../document/load-chunk.ts"
import type { loader } from "../root.tsx"
import { Skeleton } from "../ui/skeleton.tsx"
import type { PaymentSteps } from "./use-payment.ts"

const SandboxCardForm = lazy(async () => {
  const { SandboxCardForm: form } = await loadChunk(() => import("./sandbox-card-form.tsx"))
  return { default: form }
})

const StripeCardForm = lazy(async () => {
  const { StripeCardForm: form } = await loadChunk(() => import("./stripe-card-form.tsx"))
  return { default: form }
})

export function CardForm({ booking, paying }: { booking: Booking; paying: PaymentSteps }) {
  const settings = useRouteLoaderData<typeof loader>("root")
  if (!settings) return null
  return (
    <Suspense fallback={<Skeleton rows={1} row="h-96" />}>
      {settings.cards.provider === "stripe" ? (
        <StripeCardForm booking={booking} paying={paying} publishableKey={settings.cards.publishableKey} />
      ) : (
        <SandboxCardForm booking={booking} paying={paying} />
      )}
    </Suspense>
  )
}
