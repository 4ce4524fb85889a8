import { useInfiniteQuery } from "@tanstack/react-query"
import { type ReactNode, useMemo } from "react"
import { Link, useSearchParams } from "react-router"
import * as dates from "#texts/dates"
import { showAll } from "#texts/all-deals"
import {
  columns,
  notThere,
  repeated,
  type sellers as sellersTexts,
  suspendedBadge,
  suspendedUntil,
} from "#texts/users"
import { type UserSort, userSorts } from "../../contract/sorts.ts"
import type { User } from "../../contract/users.ts"
import type { sellers } from "../data/users.ts"
import { Badge } from "../ui/badge.tsx"
import { TableSkeleton } from "../ui/skeleton.tsx"
import { type Column, Table } from "../ui/table.tsx"
import { useSort } from "../ui/use-sort.ts"
import { RequireRole } from "../dashboard/guard.tsx"
import { List } from "../ui/list.tsx"

type Props = {
  texts: typeof sellersTexts
  users: typeof sellers
  actions: (user: User) => ReactNode
}

export function UserListScreen(props: Props) {
  return (
    <RequireRole who="admin">
      {() => (
        <div className="grid gap-3 sm:gap-6">
          <h1 className="text-heading">{props.texts.heading}</h1>
          <UserList {...props} />
        </div>
      )}
    </RequireRole>
  )
}

function UserList({ texts, users, actions }: Props) {
  const order = useSort(userSorts)
  const person = useSearchParams()[0].get("person") ?? undefined
  const list = useInfiniteQuery(users(order.sort, person))
  const withActions = useMemo(() => columnsWith(actions), [actions])
  return (
    <List
      list={list}
      above={person && <ShowAllLink />}
      what={texts.what}
      empty={{ sentence: person ? notThere : texts.none }}
      skeleton={<TableSkeleton row="h-22 xl:h-17.25" />}
    >
      {(rows, isBusy) => (
        <Table
          caption={texts.caption}
          columns={withActions}
          rows={rows}
          order={order}
          isBusy={isBusy}
          keyOf={({ _id }) => _id}
        />
      )}
    </List>
  )
}

function ShowAllLink() {
  return (
    <Link to="." className="btn justify-self-start border-edge bare">
      {showAll}
    </Link>
  )
}

function columnsWith(actions: Props["actions"]): Column<User, UserSort>[] {
  return [
    {
      name: columns.name,
      card: "title",
      sort: "name",
      cell: ({ name, repeatsMessages, suspension }) => (
        <span className="grid gap-1">
          <b dir="auto">{name}</b>
          {repeatsMessages && <Badge tone="faded">{repeated}</Badge>}
          {suspension && <Badge tone="sold">{suspendedBadge}</Badge>}
          {suspension?.until && (
            <span className="text-sm">{suspendedUntil(dates.dayTime(new Date(suspension.until)))}</span>
          )}
        </span>
      ),
    },
    {
      name: columns.email,
      card: "plain",
      sort: "email",
      cell: ({ email }) => <bdi>{email}</bdi>,
    },
    { name: columns.actions, card: "actions", cell: actions },
  ]
}
