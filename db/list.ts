import { type RawBuilder, type SelectQueryBuilder, sql } from "kysely"
import { MAX, NIL } from "uuid"
import type { Sort } from "../contract/sorts.ts"
import { pageLimit } from "./rows.ts"

export type SortValue = string | number | boolean
type SortColumn = RawBuilder<SortValue>

/** Keyset position: the row need not exist any more. `value` is that of the sort column. */
export type Position = { id: string; value?: SortValue | undefined }

export type PageRequest<Column extends string = never> = {
  limit: number
  sort?: Sort<Column> | undefined
  from?: Position | undefined
}

/** Page of numbered rows: those up to `cursor` and after `after`. */
export type NumberedPage = { limit: number; cursor?: number | undefined; after?: number | undefined }

/** Sorts by number, highest first; fetches one row more than the page. */
export function highestFirst<DB, Table extends keyof DB, Row>(
  selection: SelectQueryBuilder<DB, Table, Row>,
  numberColumn: string,
  { limit, cursor, after }: NumberedPage,
) {
  const number = sql.ref<number>(numberColumn)
  return selection
    .$if(cursor !== undefined, (query) => query.where(number, "<=", cursor ?? 0))
    .where(number, ">", after ?? 0)
    .orderBy(number, "desc")
    .limit(pageLimit(limit))
}

/** Fetches one row more than the page. Ids are UUIDv7, so they sort by time. */
export function newestFirst<DB, Table extends keyof DB, Row>(
  selection: SelectQueryBuilder<DB, Table, Row>,
  idColumn: string,
  { limit, from }: PageRequest,
) {
  const id = sql.ref<string>(idColumn)
  return selection
    .where(id, "<=", from?.id ?? MAX)
    .orderBy(id, "desc")
    .limit(pageLimit(limit))
}

/** Needs ids that begin with a timestamp. */
export function oldestFirst<DB, Table extends keyof DB, Row>(
  selection: SelectQueryBuilder<DB, Table, Row>,
  idColumn: string,
  { limit, from }: PageRequest,
) {
  const id = sql.ref<string>(idColumn)
  return selection
    .where(id, ">=", from?.id ?? NIL)
    .orderBy(id)
    .limit(pageLimit(limit))
}

export function inOrder<DB, Table extends keyof DB, Row, Column extends string>(
  selection: SelectQueryBuilder<DB, Table, Row>,
  idColumn: string,
  columns: Record<Column, SortColumn>,
  { limit, sort, from }: PageRequest<Column>,
) {
  const [name, by] =
    Object.entries<SortColumn>(columns).find(([name]) => sort?.replace("-", "") === name) ?? []
  const sortedBy = selection.select(sql<SortValue | null>`${by ?? sql`null`}`.as("sortedBy"))
  if (!by) return newestFirst(sortedBy, idColumn, { limit, from })
  const id = sql.ref<string>(idColumn)
  const isDown = sort !== name
  return sortedBy
    .$if(from !== undefined, (query) => query.where(isAtOrAfter(by, isDown ? sql`<` : sql`>`, id, from)))
    .orderBy(by, isDown ? "desc" : "asc")
    .orderBy(id, "desc")
    .limit(pageLimit(limit))
}

function isAtOrAfter(
  by: SortColumn,
  after: RawBuilder<unknown>,
  id: RawBuilder<string>,
  from: Position | undefined,
) {
  return sql<boolean>`(${by} ${after} ${from?.value} or (${by} = ${from?.value} and ${id} <= ${from?.id}))`
}

/** Truncated, so that the value fits into a cursor. */
export function alphabetical(column: string) {
  return sql<string>`left(${sql.ref(column)}, 120) collate alphabetical`
}
