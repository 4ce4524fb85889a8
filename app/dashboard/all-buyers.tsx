import { useInfiniteQuery } from "@tanstack/react-query"
import type { User } from "../../contract/users.ts"
import { buyers } from "../data/users.ts"
import { TableSkeleton } from "../ui/skeleton.tsx"
import { type Column, Table } from "../ui/table.tsx"
import type { Route } from "./+types/all-buyers.ts"
import { Only } from "./guard.tsx"
import { List } from "./list.tsx"
import { BuyerActions } from "./user-actions.tsx"

export function meta(): Route.MetaDescriptors {
  return [{ title: "All Buyers - Backline" }]
}

export default function AllBuyersScreen() {
  return (
    <Only who="admin">
      {() => (
        <div className="grid gap-6">
          <h1 className="text-heading">All Buyers</h1>
          <AllBuyers />
        </div>
      )}
    </Only>
  )
}

const empty = { sentence: "Nobody has signed up as a buyer yet." }

function AllBuyers() {
  const list = useInfiniteQuery(buyers)
  return (
    <List list={list} what="The buyers" empty={empty} skeleton={<TableSkeleton row="h-45.5 xl:h-17.25" />}>
      {(rows, rest) => (
        <Table caption="All buyers" columns={columns} rows={rows} rest={rest} keyOf={({ _id }) => _id} />
      )}
    </List>
  )
}

const columns: Column<User>[] = [
  { name: "Name", card: "title", sortBy: ({ name }) => name, cell: ({ name }) => <b dir="auto">{name}</b> },
  { name: "Email", card: "plain", sortBy: ({ email }) => email, cell: ({ email }) => <bdi>{email}</bdi> },
  { name: "Actions", card: "actions", cell: (user) => <BuyerActions buyer={user} /> },
]
