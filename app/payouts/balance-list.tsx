import * as dates from "#texts/dates"
import * as texts from "#texts/money"
import { useInfiniteQuery } from "@tanstack/react-query"
import { isolate } from "../../contract/isolate.ts"
import type { SellerBalance } from "../../contract/payouts.ts"
import { balances } from "../data/payouts.ts"
import { Badge } from "../ui/badge.tsx"
import { FormattedDate } from "../ui/date-time.tsx"
import { List } from "../ui/list.tsx"
import { TableSkeleton } from "../ui/skeleton.tsx"
import { type Column, Table } from "../ui/table.tsx"
import { AccountDetails } from "./account-details.tsx"
import { Amount } from "./amount.tsx"
import { PayoutActions } from "./payout-actions.tsx"

export function BalanceList() {
  const list = useInfiniteQuery(balances)
  return (
    <List
      list={list}
      what={texts.theBalances}
      empty={{ sentence: texts.nobodyWaits }}
      skeleton={<TableSkeleton head="h-0 xl:h-17" row="h-56 xl:h-32" />}
    >
      {(rows) => (
        <Table
          caption={texts.theBalances}
          columns={columnsWith(rows.find(isToPay)?._id)}
          rows={rows}
          keyOf={({ _id }) => _id}
        />
      )}
    </List>
  )
}

/** Whether the admin can begin or finish a payout; to begin one the seller needs an account, and is not suspended. */
function isToPay({ available, payout, account, suspension }: SellerBalance) {
  if (payout) return true
  return available > 0 && !suspension && account !== undefined && account.payableFrom === undefined
}

/** `first` is the row to pay next: a screen has one primary button. */
function columnsWith(first: string | undefined): Column<SellerBalance>[] {
  return [
    ...columns,
    {
      name: texts.columns.action,
      card: "actions",
      cell: (row) => <PayoutActions row={row} isFirst={row._id === first} />,
    },
  ]
}

const columns: Column<SellerBalance>[] = [
  {
    name: texts.columns.seller,
    card: "title",
    cell: ({ name }) => (
      <b>
        <bdi>{name}</bdi>
      </b>
    ),
  },
  { name: texts.columns.email, card: "plain", cell: ({ email }) => <bdi>{email}</bdi> },
  {
    name: texts.columns.balance,
    card: "price",
    cell: ({ available, payout }) => <Amount bdt={payout ? payout.amount : available} isBalance />,
  },
  { name: texts.columns.due, card: "plain", cell: (row) => <Due row={row} /> },
  { name: texts.columns.inEscrow, cell: ({ inEscrow }) => <Amount bdt={inEscrow} /> },
  {
    name: texts.columns.account,
    card: "badges",
    cell: ({ account, removed }) =>
      account ? (
        <AccountDetails account={account} />
      ) : (
        <span className="text-muted">{removed ? removedText(removed) : texts.noAccount}</span>
      ),
  },
]

function removedText({ at, lastReference }: NonNullable<SellerBalance["removed"]>) {
  const day = dates.day(new Date(at))
  return lastReference === undefined ? texts.removed(day) : texts.removedAndPaid(day, isolate(lastReference))
}

function Due({ row: { dueAt, isLate, payout } }: { row: SellerBalance }) {
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      {payout && <span>{texts.underWay}</span>}
      {dueAt && (
        <span>
          {texts.dueBy} <FormattedDate moment={dueAt} />
        </span>
      )}
      {isLate && <Badge tone="sold">{texts.late}</Badge>}
    </span>
  )
}
