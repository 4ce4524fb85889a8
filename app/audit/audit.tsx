import { useInfiniteQuery } from "@tanstack/react-query"
import * as format from "#texts/format"
import { titled } from "#texts/page"
import * as texts from "#texts/audit"
import type { AuditEntry } from "../../contract/audit.ts"
import { auditEntries } from "../data/audit.ts"
import { TableSkeleton } from "../ui/skeleton.tsx"
import { type Column, Table } from "../ui/table.tsx"
import { FormattedDateTime } from "../ui/date-time.tsx"
import type { Route } from "./+types/audit.ts"
import { RequireRole } from "../dashboard/guard.tsx"
import { List } from "../ui/list.tsx"
import { NameLink } from "../ui/name-link.tsx"

export function meta(): Route.MetaDescriptors {
  return [{ title: titled(texts.heading) }]
}

export default function AuditScreen() {
  return (
    <RequireRole who="admin">
      {() => (
        <div className="grid gap-3 sm:gap-6">
          <h1 className="text-heading">{texts.heading}</h1>
          <p className="text-muted">{texts.explanation}</p>
          <Entries />
        </div>
      )}
    </RequireRole>
  )
}

const empty = { sentence: texts.none }

function Entries() {
  const list = useInfiniteQuery(auditEntries)
  return (
    <List
      list={list}
      what={texts.theLog}
      empty={empty}
      skeleton={<TableSkeleton head="max-xl:hidden xl:h-17.25" row="h-27 xl:h-12.25" />}
    >
      {(rows) => <Table caption={texts.heading} columns={columns} rows={rows} keyOf={({ _id }) => _id} />}
    </List>
  )
}

const columns: Column<AuditEntry>[] = [
  {
    name: texts.columns.when,
    card: "plain",
    cell: ({ createdAt }) => <FormattedDateTime moment={createdAt} />,
  },
  { name: texts.columns.what, card: "title", cell: ({ act }) => <b>{texts.acts[act]}</b> },
  { name: texts.columns.by, cell: ({ actor }) => <bdi>{actor ?? texts.itself}</bdi> },
  {
    name: texts.columns.about,
    cell: (entry) => <Subject entry={entry} />,
  },
  {
    name: texts.columns.amount,
    card: "price",
    cell: ({ amount }) => amount !== undefined && format.price(amount),
  },
]

function Subject({ entry: { subject, subjectId, dealId } }: { entry: AuditEntry }) {
  const name = <bdi className="break-all">{subject ?? <code className="text-sm">{subjectId}</code>}</bdi>
  return dealId ? <NameLink to={`/dashboard/deals/${dealId}`}>{name}</NameLink> : name
}
