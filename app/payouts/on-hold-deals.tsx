import { endsWithBank } from "#texts/deal-money"
import { ended } from "#texts/deals"
import * as format from "#texts/format"
import * as texts from "#texts/money-to-look-at"
import { useInfiniteQuery } from "@tanstack/react-query"
import type { OnHoldDeal } from "../../contract/on-hold-deals.ts"
import { isolate } from "../../contract/isolate.ts"
import { clearDeal, onHoldDeals, refundDeal } from "../data/money-to-look-at.ts"
import { ConfirmedAction } from "../ui/confirmed-action.tsx"
import { FormattedDateTime } from "../ui/date-time.tsx"
import type { Column } from "../ui/table.tsx"
import { Amount } from "./amount.tsx"
import { nameOfProvider } from "./provider.ts"
import { DealLink, RowActions, ToLookAt, Transaction } from "./to-look-at.tsx"

export function OnHoldDeals() {
  const list = useInfiniteQuery(onHoldDeals)
  return (
    <ToLookAt
      list={list}
      heading={texts.onHold}
      means={texts.onHoldMeans}
      what={texts.theHolds}
      columns={columns}
    />
  )
}

const names = texts.columns

const columns: Column<OnHoldDeal>[] = [
  {
    name: names.product,
    card: "title",
    cell: ({ _id, productName }) => <DealLink id={_id} productName={productName} />,
  },
  { name: names.amount, card: "price", cell: ({ amountDue }) => <Amount bdt={amountDue} /> },
  {
    name: names.people,
    card: "plain",
    cell: ({ buyer, seller }) => texts.fromTo(isolate(buyer.name), isolate(seller.name)),
  },
  { name: texts.holdWhy, card: "plain", cell: whyOf },
  { name: names.since, cell: ({ since }) => <FormattedDateTime moment={since} /> },
  {
    name: names.transaction,
    cell: ({ provider, transactionId }) => <Transaction name={nameOfProvider(provider)} id={transactionId} />,
  },
  {
    name: names.action,
    card: "actions",
    cell: (row) => <Actions row={row} />,
  },
]

function whyOf({ chargeback }: OnHoldDeal) {
  return chargeback ? texts.chargebacks[chargeback.state](format.price(chargeback.amount)) : texts.looksRisky
}

function Actions({ row }: { row: OnHoldDeal }) {
  const { _id, productName, may, givenByBank: byBank = 0 } = row
  const of = { id: _id, name: productName }
  return (
    <RowActions>
      {may.includes("clear") && (
        <ConfirmedAction
          {...of}
          label={texts.clear}
          act={texts.clearing(isolate(productName))}
          action={clearDeal}
          done={texts.cleared}
        >
          {texts.clearingMeans}
        </ConfirmedAction>
      )}
      {may.includes("refund") && (
        <ConfirmedAction
          {...of}
          label={texts.refund}
          act={texts.refunding(isolate(productName))}
          action={refundDeal}
          done={byBank > 0 ? ended.cancel : texts.refunded}
        >
          {byBank > 0 ? endsWithBank.admin(format.price(byBank)) : texts.refundingMeans}
        </ConfirmedAction>
      )}
    </RowActions>
  )
}
