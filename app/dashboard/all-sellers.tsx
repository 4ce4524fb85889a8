import { useInfiniteQuery } from "@tanstack/react-query"
import type { User } from "../../contract/users.ts"
import { sellers } from "../data/users.ts"
import { Table } from "../ui/table.tsx"
import type { Route } from "./+types/all-sellers.ts"
import { Only } from "./guard.tsx"
import { List } from "./list.tsx"
import { SellerActions } from "./user-actions.tsx"

export function meta(): Route.MetaDescriptors {
  return [{ title: "All Sellers - Backline" }]
}

export default function AllSellersScreen() {
  return (
    <Only who="admin">
      {() => (
        <div className="grid gap-6">
          <h1 className="text-heading">All Sellers</h1>
          <AllSellers />
        </div>
      )}
    </Only>
  )
}

const empty = { sentence: "Nobody has signed up as a seller yet." }

function AllSellers() {
  const list = useInfiniteQuery(sellers)
  return (
    <List list={list} what="The sellers" empty={empty}>
      {(rows) => <Table caption="All sellers" columns={columns} rows={rows} keyOf={({ _id }) => _id} />}
    </List>
  )
}

const columns = [
  { name: "Name", cell: ({ name }: User) => <b>{name}</b> },
  { name: "Email", cell: ({ email }: User) => <span className="break-all">{email}</span> },
  { name: "Actions", isUnnamedOnCards: true, cell: (user: User) => <SellerActions seller={user} /> },
]
