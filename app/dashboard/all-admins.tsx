import { useInfiniteQuery } from "@tanstack/react-query"
import type { User } from "../../contract/users.ts"
import { admins } from "../data/users.ts"
import { TableSkeleton } from "../ui/skeleton.tsx"
import { type Column, Table } from "../ui/table.tsx"
import type { Route } from "./+types/all-admins.ts"
import { Only } from "./guard.tsx"
import { List } from "./list.tsx"
import { AdminActions } from "./user-actions.tsx"

export function meta(): Route.MetaDescriptors {
  return [{ title: "All Admins - Backline" }]
}

export default function AllAdminsScreen() {
  return (
    <Only who="admin">
      {() => (
        <div className="grid gap-6">
          <h1 className="text-heading">All Admins</h1>
          <AllAdmins />
        </div>
      )}
    </Only>
  )
}

const empty = { sentence: "There is no admin yet." }

function AllAdmins() {
  const list = useInfiniteQuery(admins)
  return (
    <List list={list} what="The admins" empty={empty} skeleton={<TableSkeleton row="h-32.5 xl:h-17.25" />}>
      {(rows, rest) => (
        <Table caption="All admins" columns={columns} rows={rows} rest={rest} keyOf={({ _id }) => _id} />
      )}
    </List>
  )
}

const columns: Column<User>[] = [
  {
    name: "Name",
    card: "title",
    sortBy: ({ name }) => name,
    cell: ({ name }) => <b dir="auto">{name}</b>,
  },
  { name: "Email", card: "plain", sortBy: ({ email }) => email, cell: ({ email }) => <bdi>{email}</bdi> },
  { name: "Actions", card: "actions", cell: (user) => <AdminActions admin={user} /> },
]
