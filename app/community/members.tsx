import { useInfiniteQuery } from "@tanstack/react-query"
import { titled } from "#texts/page"
import * as texts from "#texts/community"
import type { Member } from "../../contract/community.ts"
import { members } from "../data/community-members.ts"
import { TableSkeleton } from "../ui/skeleton.tsx"
import { type Column, Table } from "../ui/table.tsx"
import { FormattedDate } from "../ui/date-time.tsx"
import type { Route } from "./+types/members.ts"
import { RequireRole } from "../dashboard/guard.tsx"
import { List } from "../ui/list.tsx"

export function meta(): Route.MetaDescriptors {
  return [{ title: titled(texts.membersHeading) }]
}

export default function CommunityScreen() {
  return (
    <RequireRole who="admin">
      {() => (
        <div className="grid gap-3 sm:gap-6">
          <h1 className="text-heading">{texts.membersHeading}</h1>
          <p className="text-muted">{texts.whoIsHere}</p>
          <Members />
        </div>
      )}
    </RequireRole>
  )
}

const empty = {
  sentence: texts.none,
  next: { to: "/", label: texts.seeHome },
}

function Members() {
  const list = useInfiniteQuery(members)
  return (
    <List
      list={list}
      what={texts.theCommunity}
      empty={empty}
      skeleton={<TableSkeleton head="max-xl:hidden xl:h-17.25" row="h-17 xl:h-12" />}
    >
      {(rows) => (
        <Table caption={texts.membersHeading} columns={columns} rows={rows} keyOf={({ _id }) => _id} />
      )}
    </List>
  )
}

const columns: Column<Member>[] = [
  { name: texts.columns.email, cell: ({ email }) => <bdi className="break-all">{email}</bdi> },
  { name: texts.columns.joined, cell: ({ createdAt }) => <FormattedDate moment={createdAt} /> },
]
