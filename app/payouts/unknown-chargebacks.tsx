import * as format from "#texts/format"
import * as texts from "#texts/money-to-look-at"
import { useInfiniteQuery } from "@tanstack/react-query"
import { isolate } from "../../contract/isolate.ts"
import type { UnknownChargeback } from "../../contract/unknown-chargebacks.ts"
import { chargebackLost, chargebackWon, unknownChargebacks } from "../data/money-to-look-at.ts"
import { FormattedDateTime } from "../ui/date-time.tsx"
import type { Column } from "../ui/table.tsx"
import { Amount } from "./amount.tsx"
import { nameOfProvider } from "./provider.ts"
import { ReferenceAction } from "./reference-action.tsx"
import { DealLink, RowActions, ToLookAt, Transaction } from "./to-look-at.tsx"

export function UnknownChargebacks() {
  const list = useInfiniteQuery(unknownChargebacks)
  return (
    <ToLookAt
      list={list}
      heading={texts.unknownChargebacks}
      means={texts.unknownChargebacksMean}
      what={texts.theChargebacks}
      columns={columns}
    />
  )
}

const names = { ...texts.columns, ...texts.refundColumns }

const columns: Column<UnknownChargeback>[] = [
  {
    name: names.product,
    card: "title",
    cell: ({ bookingId, productName }) => <DealLink id={bookingId} productName={productName} />,
  },
  { name: names.amount, card: "price", cell: ({ amount }) => <Amount bdt={amount} /> },
  {
    name: names.people,
    card: "plain",
    cell: ({ buyerName, sellerName }) => texts.fromTo(isolate(buyerName), isolate(sellerName)),
  },
  { name: names.why, card: "plain", cell: whereOf },
  { name: names.since, cell: ({ since }) => <FormattedDateTime moment={since} /> },
  {
    name: names.transaction,
    cell: ({ transactionId }) => <Transaction name={nameOfProvider("card")} id={transactionId} />,
  },
  { name: names.action, card: "actions", cell: (row) => <Actions row={row} /> },
]

function whereOf({ isWithdrawn }: UnknownChargeback) {
  return isWithdrawn ? texts.withTheBank : texts.notTaken
}

function Actions({ row: { _id: id, productName, amount } }: { row: UnknownChargeback }) {
  const of = { id, name: isolate(productName), submit: texts.saveDecision, hint: texts.decisionHint }
  const price = format.price(amount)
  return (
    <RowActions>
      <ReferenceAction
        {...of}
        label={texts.won}
        title={texts.wonTitle(price)}
        action={chargebackWon}
        done={texts.nowWon}
      />
      <ReferenceAction
        {...of}
        label={texts.lost}
        title={texts.lostTitle(price)}
        action={chargebackLost}
        done={texts.nowLost}
      />
    </RowActions>
  )
}
