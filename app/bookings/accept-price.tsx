import { useMutation, useQueryClient } from "@tanstack/react-query"
import * as texts from "#texts/bookings"
import * as format from "#texts/format"
import type { Booking } from "../../contract/bookings.ts"
import { isolate } from "../../contract/isolate.ts"
import { acceptPrice } from "../data/bookings.ts"
import { Button } from "../ui/button.tsx"
import { toastSuccess } from "../ui/toast.ts"
import { toastFailure } from "../ui/toast-failure.ts"

type Props = {
  booking: Pick<Booking, "_id" | "productName">
  priceToday: number
  look?: "primary" | "plain"
  className?: string
}

export function AcceptPrice({ booking: { _id, productName }, priceToday, look, className = "" }: Props) {
  const queries = useQueryClient()
  const accepting = useMutation({
    ...acceptPrice,
    onSuccess: () => toastSuccess(texts.priceAccepted(format.price(priceToday))),
    onError: (error) => {
      toastFailure(error)
      // the price has changed again, or the product is sold
      void queries.invalidateQueries()
    },
  })
  return (
    <Button
      look={look ?? "primary"}
      isBusy={accepting.isPending}
      className={className}
      aria-label={`${texts.acceptPrice(format.price(priceToday))}: ${isolate(productName)}`}
      onClick={() => accepting.mutate({ id: _id, sellingPrice: priceToday })}
    >
      {texts.acceptPrice(format.price(priceToday))}
    </Button>
  )
}

export function BookedPrice({ booking: { sellingPrice, priceToday } }: { booking: Booking }) {
  if (priceToday === undefined) return format.price(sellingPrice)
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-2 xl:justify-end">
      {format.price(priceToday)}
      <span className="text-sm font-normal text-muted">
        {texts.was} <s>{format.price(sellingPrice)}</s>
      </span>
    </span>
  )
}
