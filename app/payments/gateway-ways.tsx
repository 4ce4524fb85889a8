import { useMutation } from "@tanstack/react-query"
import * as texts from "#texts/gateways"
import type { Booking } from "../../contract/bookings.ts"
import type { CheckoutState } from "../../contract/gateways.ts"
import { openCheckout } from "../data/gateways.ts"
import { sentenceOf } from "../data/problem.ts"
import { Button } from "../ui/button.tsx"

type Props = { booking: Booking; checkout: CheckoutState; isOnlyWay: boolean }

export function GatewayWays({ booking: { _id: id, sellingPrice }, checkout, isOnlyWay }: Props) {
  const opening = useMutation({ ...openCheckout, onSuccess: ({ url }) => location.assign(url) })
  // until the browser has loaded the gateway's page
  const isLeaving = opening.isPending || opening.isSuccess
  const { gateways, last } = checkout
  return (
    <>
      <p className="text-sm text-muted">{texts.kept}</p>
      {last?.state === "ended" && !opening.error && (
        <p className="font-medium">{texts.ended(last.gateway)}</p>
      )}
      {opening.error && (
        <p role="alert" className="font-medium text-error">
          {sentenceOf(opening.error)}
        </p>
      )}
      <ul className="grid gap-3">
        {gateways.map(({ name }, index) => (
          <li key={name} className="flex flex-wrap items-center justify-between gap-4 bg-base-200 p-4">
            <p className="text-muted" id={`means-${name}`}>
              {texts.meanings[name]}
            </p>
            <Button
              look={isOnlyWay && index === 0 ? "primary" : "outline"}
              isBusy={isLeaving && opening.variables.gateway === name}
              disabled={isLeaving && opening.variables.gateway !== name}
              aria-describedby={`means-${name}`}
              onClick={() => opening.mutate({ id, gateway: name, sellingPrice })}
            >
              {texts.payAt(name)}
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}
