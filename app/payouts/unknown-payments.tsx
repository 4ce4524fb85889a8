import * as format from "#texts/format"
import * as texts from "#texts/money-to-look-at"
import { useInfiniteQuery } from "@tanstack/react-query"
import { isolate } from "../../contract/isolate.ts"
import type { UnknownPayment } from "../../contract/unknown-payments.ts"
import { foundNotPaid, foundPaid, unknownPayments } from "../data/money-to-look-at.ts"
import { ConfirmedAction } from "../ui/confirmed-action.tsx"
import { FormattedDateTime } from "../ui/date-time.tsx"
import type { Column } from "../ui/table.tsx"
import { Amount } from "./amount.tsx"
import { nameOfProvider } from "./provider.ts"
import { ReferenceAction } from "./reference-action.tsx"
import { DealLink, RowActions, ToLookAt, Transaction } from "./to-look-at.tsx"

export function UnknownPayments() {
  const list = useInfiniteQuery(unknownPayments)
  return (
    <ToLookAt
      list={list}
      heading={texts.unknownPayments}
      means={texts.unknownPaymentsMean}
      what={texts.thePayments}
      columns={columns}
    />
  )
}

const names = { ...texts.columns, ...texts.refundColumns }

const columns: Column<UnknownPayment>[] = [
  {
    name: names.product,
    card: "title",
    cell: ({ bookingId, productName }) => <DealLink id={bookingId} productName={productName} />,
  },
  { name: names.amount, card: "price", cell: ({ amount }) => <Amount bdt={amount} /> },
  { name: names.buyer, cell: ({ buyerName }) => <bdi>{buyerName}</bdi> },
  { name: names.since, cell: ({ since }) => <FormattedDateTime moment={since} /> },
  {
    name: names.transaction,
    cell: ({ provider, transactionId, sessionRef }) => (
      <Transaction name={nameOfProvider(provider)} id={sessionRef ?? transactionId} />
    ),
  },
  { name: names.action, card: "actions", cell: (row) => <Actions row={row} /> },
]

function Actions({ row }: { row: UnknownPayment }) {
  const [amount, buyer] = [format.price(row.amount), isolate(row.buyerName)]
  return (
    <RowActions>
      <ReferenceAction
        id={row._id}
        name={buyer}
        label={texts.paid}
        title={texts.paidTitle(amount, buyer)}
        action={foundPaid}
        submit={texts.savePaid}
        done={texts.nowPaid}
        hint={texts.paidHint}
      />
      <ConfirmedAction
        id={row._id}
        name={row.buyerName}
        label={texts.notPaid}
        act={texts.notPaidAct(buyer, amount)}
        action={foundNotPaid}
        done={texts.nowNotPaid}
      >
        {texts.notPaidMeans}
      </ConfirmedAction>
    </RowActions>
  )
}
