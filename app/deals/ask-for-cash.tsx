import * as texts from "#texts/meetings"
import type { Deal } from "../../contract/deals.ts"
import { askForCash } from "../data/cash.ts"
import { ConfirmedAction } from "../ui/confirmed-action.tsx"

type Props = { deal: Deal; look?: "primary" | "plain" }

export function AskForCash({ deal, look = "plain" }: Props) {
  const isReserved = deal.state === "reserved"
  return (
    <ConfirmedAction
      id={deal._id}
      label={texts.inCash}
      look={look}
      act={isReserved ? texts.choosingCash : texts.askingForCash}
      action={askForCash}
      done={isReserved ? texts.choseCash : texts.askedForCash}
    >
      {cashMeans(deal)}
    </ConfirmedAction>
  )
}

/** After an agreed price the product is reserved already, so the seller need not answer. */
export function cashMeans({ state, seller }: Pick<Deal, "state" | "seller">) {
  return state === "reserved" ? texts.chosenCashMeans : texts.cashMeans(seller.name)
}
