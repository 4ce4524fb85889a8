import type { UseInfiniteQueryResult } from "@tanstack/react-query"
import { type ReactNode, useId } from "react"
import { List } from "../ui/list.tsx"
import { NameLink, RowName } from "../ui/name-link.tsx"
import { TableSkeleton } from "../ui/skeleton.tsx"
import { type Column, Table } from "../ui/table.tsx"

type Props<Row> = {
  list: UseInfiniteQueryResult<Row[]>
  heading: string
  means: string
  what: string
  columns: Column<Row>[]
}

export function ToLookAt<Row extends { _id: string }>({ list, heading, means, what, columns }: Props<Row>) {
  const id = useId()
  if (list.data?.length === 0 && !list.hasNextPage) return null
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <h2 id={id} className="text-2xl">
        {heading}
      </h2>
      <p className="text-muted">{means}</p>
      <List
        list={list}
        what={what}
        empty={{ sentence: "" }}
        skeleton={<TableSkeleton head="h-0 xl:h-17" row="h-56 xl:h-32" />}
      >
        {(rows) => <Table caption={what} columns={columns} rows={rows} keyOf={({ _id }) => _id} />}
      </List>
    </section>
  )
}

export function RowActions({ children }: { children: ReactNode }) {
  return (
    <span className="flex flex-wrap gap-2 pt-2 whitespace-nowrap *:grow sm:*:grow-0 xl:pt-0">{children}</span>
  )
}

export function DealLink({ id, productName }: { id: string; productName: string }) {
  return (
    <NameLink to={`/dashboard/deals/${id}`}>
      <RowName>{productName}</RowName>
    </NameLink>
  )
}

export function Transaction({ name, id }: { name: string; id: string | undefined }) {
  return (
    <span className="wrap-anywhere">
      {name} <span className="tabular-nums">{id}</span>
    </span>
  )
}
