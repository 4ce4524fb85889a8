import * as texts from "#texts/all-deals"
import * as dates from "#texts/dates"
import { states } from "#texts/deals"
import * as format from "#texts/format"
import type { Deal } from "../../contract/deals.ts"
import { Badge } from "../ui/badge.tsx"
import { FormattedDate } from "../ui/date-time.tsx"
import { NameLink, RowName } from "../ui/name-link.tsx"
import type { Column } from "../ui/table.tsx"
import { useFromList } from "./list-of-deal.ts"

const names = texts.columns

export const columns: Column<Deal>[] = [
  {
    name: names.product,
    card: "title",
    cell: (deal) => <Name deal={deal} />,
  },
  { name: names.price, card: "price", cell: ({ amountDue }) => format.price(amountDue) },
  {
    name: names.people,
    card: "plain",
    cell: ({ buyer, seller }) => (
      <span className="wrap-anywhere">{texts.between(buyer.name, seller.name)}</span>
    ),
  },
  { name: names.state, card: "plain", cell: (deal) => <State deal={deal} /> },
  { name: names.since, cell: ({ createdAt }) => <FormattedDate moment={createdAt} /> },
  {
    name: names.transaction,
    card: "plain",
    cell: ({ transactionId }) => transactionId && <code className="text-sm break-all">{transactionId}</code>,
  },
]

function Name({ deal: { _id, product } }: { deal: Deal }) {
  return (
    <b dir="auto">
      <NameLink to={`/dashboard/deals/${_id}`} state={useFromList()}>
        <RowName>{product.name}</RowName>
      </NameLink>
    </b>
  )
}

function State({ deal: { state, dueAt, onHold } }: { deal: Deal }) {
  return (
    <span className="flex flex-wrap items-baseline gap-x-2">
      <b>{states[state]}</b>
      {onHold && <Badge tone="sold">{texts.onHold}</Badge>}
      {dueAt && !onHold && (
        <span className="text-sm text-muted">{texts.until(dates.dayTime(new Date(dueAt)))}</span>
      )}
    </span>
  )
}
