import * as format from "#texts/format"
import * as texts from "#texts/offers"
import { useMutation } from "@tanstack/react-query"
import { useState } from "react"
import type { Offer } from "../../contract/offers.ts"
import { type Answer, answers } from "../data/offers.ts"
import { queryClient } from "../data/query-client.ts"
import { Button } from "../ui/button.tsx"
import { AskDialog } from "../ui/confirm-dialog.tsx"
import { toastSuccess } from "../ui/toast.ts"
import { toastFailure } from "../ui/toast-failure.ts"
import { CounterDialog } from "./counter-dialog.tsx"

/** One main button; the others are plain. */
export function OfferActions({ offer }: { offer: Offer }) {
  const [asked, setAsked] = useState<Offer["may"][number]>()
  const { may } = offer
  if (may.length === 0) return null
  return (
    <div className="flex flex-wrap gap-2 max-sm:*:grow">
      {may.map((act) => (
        <Button key={act} look={act === "accept" ? "primary" : "plain"} onClick={() => setAsked(act)}>
          {texts.acts[act]}
        </Button>
      ))}
      {asked === "counter" && <CounterDialog offer={offer} onClose={() => setAsked(undefined)} />}
      {asked && asked !== "counter" && (
        <Confirm offer={offer} act={asked} onClose={() => setAsked(undefined)} />
      )}
    </div>
  )
}

type Props = { offer: Offer; act: Answer; onClose: () => void }

function Confirm({ offer: { _id, you, amount }, act, onClose }: Props) {
  const answering = useMutation({
    mutationFn: answers[act],
    onSuccess: () => toastSuccess(texts.done[act]),
    onError: (error) => {
      toastFailure(error)
      // answered meanwhile, or its product is kept for another
      void queryClient.invalidateQueries()
    },
    onSettled: onClose,
  })
  return (
    <AskDialog
      act={texts.asking[act](format.price(amount))}
      confirm={texts.acts[act]}
      isBusy={answering.isPending}
      onCancel={onClose}
      onConfirm={() => answering.mutate(_id)}
    >
      {texts.means[act][you === "seller" ? "seller" : "buyer"]}
    </AskDialog>
  )
}
