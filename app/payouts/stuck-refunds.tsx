import * as format from "#texts/format"
import * as texts from "#texts/money-to-look-at"
import { useInfiniteQuery } from "@tanstack/react-query"
import { isolate } from "../../contract/isolate.ts"
import type { RefundFailure, RefundToWatch } from "../../contract/refunds.ts"
import { payRefundByHand, retryRefund, stuckRefunds } from "../data/money-to-look-at.ts"
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
  if (takenByBank) return `${takenOf(amount, takenByBank)} ${decidedForUs(failure)}`
  return state === "failed" ? texts.whys[failure] : texts.whys.late
}

function takenOf(amount: number, taken: number) {
  const rest = amount - taken
  return rest > 0 ? texts.partlyTakenByBank(format.price(taken), format.price(rest)) : texts.takenByBank
}

function decidedForUs(failure: RefundFailure) {
  return failure === "other-account" ? texts.bankDecidesInOtherAccount : texts.bankDecidesForYou
}

function Actions({ row }: { row: RefundToWatch }) {
  const [amount, buyer] = [format.price(row.amount), isolate(row.buyerName)]
  const byUs = row.amount - (row.takenByBank ?? 0)
  return (
    <RowActions>
      {row.state === "failed" && (
        <ConfirmedAction
          id={row._id}
          name={row.buyerName}
          label={texts.retry}
          act={texts.retrying(amount, buyer)}
          action={retryRefund}
          done={texts.retried}
        >
          {texts.retryingMeans}
        </ConfirmedAction>
      )}
      <ReferenceAction
        id={row._id}
        name={buyer}
        label={texts.byHand}
        title={byUs > 0 ? texts.byHandTitle(format.price(byUs), buyer) : texts.lostTitle(amount)}
        action={payRefundByHand}
        submit={texts.keepByHand}
        done={byUs > 0 ? texts.paidByHand : texts.nowLost}
      />
    </RowActions>
  )
}
