import * as format from "#texts/format"
import * as texts from "#texts/money-to-look-at"
import { useInfiniteQuery } from "@tanstack/react-query"
import { isolate } from "../../contract/isolate.ts"
import type { RefundToWatch } from "../../contract/refunds.ts"
import { closeRefundByBank, payRefundByHand, retryRefund, stuckRefunds } from "../data/money-to-look-at.ts"
import { ConfirmedAction } from "../ui/confirmed-action.tsx"
import { FormattedDateTime } from "../ui/date-time.tsx"
import type { Column } from "../ui/table.tsx"
import { Amount } from "./amount.tsx"
import { nameOfProvider } from "./provider.ts"
import { ReferenceAction } from "./reference-action.tsx"
import { DealLink, RowActions, ToLookAt, Transaction } from "./to-look-at.tsx"

export function StuckRefunds() {
  const list = useInfiniteQuery(stuckRefunds)
  return (
    <ToLookAt
      list={list}
      heading={texts.stuckRefunds}
      means={texts.stuckRefundsMean}
      what={texts.theRefunds}
      columns={columns}
    />
  )
}

const names = { ...texts.columns, ...texts.refundColumns }

const columns: Column<RefundToWatch>[] = [
  {
    name: names.product,
    card: "title",
    cell: ({ bookingId, productName }) => <DealLink id={bookingId} productName={productName} />,
  },
  { name: names.amount, card: "price", cell: ({ amount }) => <Amount bdt={amount} /> },
  { name: names.buyer, cell: ({ buyerName }) => <bdi>{buyerName}</bdi> },
  { name: names.why, card: "plain", cell: whyOf },
  { name: names.since, cell: ({ createdAt }) => <FormattedDateTime moment={createdAt} /> },
  {
    name: names.transaction,
    cell: ({ provider, transactionId }) => <Transaction name={nameOfProvider(provider)} id={transactionId} />,
  },
  { name: names.action, card: "actions", cell: (row) => <Actions row={row} /> },
]

function whyOf({ state, failure = "refused", amount, takenByBank }: RefundToWatch) {
  if (takenByBank) return takenOf(amount, takenByBank)
  return state === "failed" ? texts.whys[failure] : texts.whys.late
}

function takenOf(amount: number, taken: number) {
  const rest = amount - taken
  return rest > 0 ? texts.partlyTakenByBank(format.price(taken), format.price(rest)) : texts.takenByBank
}

function Actions({ row }: { row: RefundToWatch }) {
  const { state, amount, takenByBank = 0 } = row
  return (
    <RowActions>
      {state === "failed" && !takenByBank && <SendAgain row={row} />}
      {takenByBank < amount ? (
        <PaidByHand row={row} byUs={amount - takenByBank} />
      ) : (
        <GivenByBank row={row} />
      )}
    </RowActions>
  )
}

function SendAgain({ row: { _id, amount, buyerName } }: { row: RefundToWatch }) {
  return (
    <ConfirmedAction
      id={_id}
      name={buyerName}
      label={texts.retry}
      act={texts.retrying(format.price(amount), isolate(buyerName))}
      action={retryRefund}
      done={texts.retried}
    >
      {texts.retryingMeans}
    </ConfirmedAction>
  )
}

function PaidByHand({ row: { _id, buyerName }, byUs }: { row: RefundToWatch; byUs: number }) {
  const buyer = isolate(buyerName)
  return (
    <ReferenceAction
      id={_id}
      name={buyer}
      label={texts.byHand}
      title={texts.byHandTitle(format.price(byUs), buyer)}
      action={payRefundByHand(byUs)}
      submit={texts.keepByHand}
      done={texts.paidByHand}
    />
  )
}

function GivenByBank({ row: { _id, amount, buyerName } }: { row: RefundToWatch }) {
  return (
    <ConfirmedAction
      id={_id}
      name={buyerName}
      label={texts.byBank}
      act={texts.givingByBank(format.price(amount), isolate(buyerName))}
      action={closeRefundByBank}
      done={texts.givenByBank}
    >
      {texts.givenByBankMeans}
    </ConfirmedAction>
  )
}
