import { useInfiniteQuery } from "@tanstack/react-query"
import type { AuditEntry } from "../../contract/audit.ts"
import { bdt } from "../../contract/money.ts"
import { auditEntries } from "../data/audit.ts"
import { TableSkeleton } from "../ui/skeleton.tsx"
import { type Column, Table } from "../ui/table.tsx"
import { FormattedDateTime } from "../ui/date-time.tsx"
import type { Route } from "./+types/audit.ts"
import { RequireRole } from "../dashboard/guard.tsx"
import { List } from "../ui/list.tsx"

export function meta(): Route.MetaDescriptors {
  return [{ title: "Audit Log - Backline" }]
}

export default function AuditScreen() {
  return (
    <RequireRole who="admin">
      {() => (
        <div className="grid gap-6">
          <h1 className="text-heading">Audit Log</h1>
          <p className="text-muted">What admins did, and every step of money. Nobody can change it.</p>
          <Entries />
        </div>
      )}
    </RequireRole>
  )
}

const empty = { sentence: "Nothing has happened yet." }

function Entries() {
  const list = useInfiniteQuery(auditEntries)
  return (
    <List
      list={list}
      what="The audit log"
      empty={empty}
      skeleton={<TableSkeleton head="max-xl:hidden xl:h-17.25" row="h-39.25 xl:h-12.25" />}
    >
      {(rows) => <Table caption="Audit Log" columns={columns} rows={rows} keyOf={({ _id }) => _id} />}
    </List>
  )
}

const columns: Column<AuditEntry>[] = [
  {
    name: "When",
    card: "plain",
    cell: ({ createdAt }) => <FormattedDateTime moment={createdAt} />,
  },
  { name: "What", card: "title", cell: ({ act }) => <b>{capitalised(act)}</b> },
  { name: "By", cell: ({ actor }) => <bdi>{actor ?? "Backline itself"}</bdi> },
  {
    name: "About",
    cell: ({ subject, subjectId }) => (
      <bdi className="break-all">{subject ?? <code className="text-sm">{subjectId}</code>}</bdi>
    ),
  },
  {
    name: "Amount",
    card: "price",
    cell: ({ amount }) => amount !== undefined && bdt(amount),
  },
]

function capitalised(act: string) {
  return act.charAt(0).toUpperCase() + act.slice(1)
}
