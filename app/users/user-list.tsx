import { useInfiniteQuery } from "@tanstack/react-query"
import { type ReactNode, useMemo } from "react"
import type { User } from "../../contract/users.ts"
import type { sellers } from "../data/users.ts"
import { TableSkeleton } from "../ui/skeleton.tsx"
import { type Column, Table } from "../ui/table.tsx"
import { RequireRole } from "../dashboard/guard.tsx"
import { List } from "../ui/list.tsx"

type Props = {
  title: string
  /** As in "The buyers could not be loaded." */
  who: "admins" | "buyers" | "sellers"
  users: typeof sellers
  /** Said where there is nobody. */
  empty: string
  actions: (user: User) => ReactNode
}

/** A screen of the admin: everyone of one role, and what can be done with each. */
export function UserListScreen(props: Props) {
  return (
    <RequireRole who="admin">
      {() => (
        <div className="grid gap-6">
          <h1 className="text-heading">{props.title}</h1>
          <UserList {...props} />
        </div>
      )}
    </RequireRole>
  )
}

function UserList({ who, users, empty, actions }: Props) {
  const list = useInfiniteQuery(users)
  const columns = useMemo(() => columnsWith(actions), [actions])
  return (
    <List
      list={list}
      what={`The ${who}`}
      empty={{ sentence: empty }}
      skeleton={<TableSkeleton row="h-45.5 xl:h-17.25" />}
    >
      {(rows, remaining) => (
        <Table
          caption={`All ${who}`}
          columns={columns}
          rows={rows}
          remaining={remaining}
          keyOf={({ _id }) => _id}
        />
      )}
    </List>
  )
}

function columnsWith(actions: Props["actions"]): Column<User>[] {
  return [
    {
      name: "Name",
      card: "title",
      sortBy: ({ name }) => name,
      cell: ({ name }) => <b dir="auto">{name}</b>,
    },
    { name: "Email", card: "plain", sortBy: ({ email }) => email, cell: ({ email }) => <bdi>{email}</bdi> },
    { name: "Actions", card: "actions", cell: actions },
  ]
}
