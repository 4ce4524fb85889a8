import * as format from "#texts/format"
import * as texts from "#texts/offers"
import { useState } from "react"
import type { Offer } from "../../contract/offers.ts"
import { answers } from "../data/offers.ts"
import { Button } from "../ui/button.tsx"
import { ConfirmedAction } from "../ui/confirmed-action.tsx"
import { CounterDialog } from "./counter-dialog.tsx"

export function OfferActions({ offer, isFirst }: { offer: Offer; isFirst: boolean }) {
  return (
    <div className="flex flex-wrap gap-2 max-sm:*:grow">
      {offer.may.map((act) =>
        act === "counter" ? (
          <Counter key={act} offer={offer} />
        ) : (
          <Answer key={act} offer={offer} act={act} isFirst={isFirst} />
        ),
      )}
    </div>
  )
}

type AnswerProps = { offer: Offer; act: keyof typeof answers; isFirst: boolean }

function Answer({ offer: { _id, you, amount }, act, isFirst }: AnswerProps) {
  return (
    <ConfirmedAction
      id={_id}
      label={texts.acts[act]}
      look={act === "accept" && isFirst ? "primary" : "plain"}
      act={texts.asking[act](format.price(amount))}
      action={answers[act]}
      done={texts.done[act]}
    >
      {texts.means[act][you === "seller" ? "seller" : "buyer"]}
    </ConfirmedAction>
  )
}

function Counter({ offer }: { offer: Offer }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button look="plain" onClick={() => setOpen(true)}>
        {texts.acts.counter}
      </Button>
      {isOpen && <CounterDialog offer={offer} onClose={() => setOpen(false)} />}
    </>
  )
}
