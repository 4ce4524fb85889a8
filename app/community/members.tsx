import { useInfiniteQuery } from "@tanstack/react-query"
import type { Member } from "../../contract/community.ts"
import { members } from "../data/community-members.ts"
import { TableSkeleton } from "../ui/skeleton.tsx"
import { type Column, Table } from "../ui/table.tsx"
import { FormattedDate } from "../ui/date-time.tsx"
import type { Route } from "./+types/members.ts"
import { RequireRole } from "../dashboard/guard.tsx"
import { List } from "../ui/list.tsx"

export function meta(): Route.MetaDescriptors {
  return [{ title: "Community - Backline" }]
}

export default function CommunityScreen() {
  return (
    <RequireRole who="admin">
      {() => (
        <div className="grid gap-6">
          <h1 className="text-heading">Community</h1>
          <p className="text-muted">People who confirmed their email for the community list.</p>
          <Members />
        </div>
      )}
    </RequireRole>
  )
}

const empty = {
  sentence: "Nobody has joined the community yet. People join on the home page.",
  next: { to: "/", label: "SEE THE HOME PAGE" },
}

function Members() {
  const list = useInfiniteQuery(members)
  return (
    <List
      list={list}
      what="The community"
      empty={empty}
      skeleton={<TableSkeleton head="max-xl:hidden xl:h-17.25" row="h-17 xl:h-12" />}
    >
      {(rows) => <Table caption="Community" columns={columns} rows={rows} keyOf={({ _id }) => _id} />}
    </List>
  )
}

const columns: Column<Member>[] = [
  { name: "Email", cell: ({ email }) => <bdi className="break-all">{email}</bdi> },
  { name: "Joined", cell: ({ createdAt }) => <FormattedDate moment={createdAt} /> },
]
