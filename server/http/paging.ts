import type { Context } from "hono"
import { z } from "zod"
import { Page } from "../../contract/fields.ts"
import type { Sort } from "../../contract/sorts.ts"
import type { NumberedPage, PageRequest, Position, SortValue } from "../../db/list.ts"
import type { AppContext } from "../process/app-context.ts"
import { decryptCursor, encryptCursor } from "./opaque-cursor.ts"
import { unreadableQuery } from "./route.ts"

type ListContext = Pick<Context, "req" | "header"> & { env: Pick<AppContext, "secret"> }

type Query<Column extends string> = {
  limit: number
  sort?: Sort<Column> | undefined
  cursor?: string | undefined
}

/** Throws `unreadable` for a cursor of another list or order. */
export async function readPageRequest<Column extends string = never>(
  c: ListContext,
  { limit, sort, cursor }: Query<Column>,
): Promise<PageRequest<Column>> {
  if (cursor === undefined) return { limit, sort }
  if (sort === undefined) return { limit, from: { id: idOf(cursor) } }
  return { limit, sort, from: await positionOf(c, sort, cursor) }
}

/** Drops the row after the page, and links the next page in `Link` (RFC 8288). */
export async function paginate<Row>(
  c: ListContext,
  { limit, sort }: PageRequest<string>,
  rows: (Row & { sortedBy?: SortValue | null })[],
  idOf: (row: NoInfer<Row>) => string,
) {
  const following = rows[limit]
  if (following) linkNext(c, await cursorOf(c, sort, idOf(following), following.sortedBy))
  return rows.slice(0, limit)
}

export function paginateNumbered<Row extends { number: number }>(
  c: ListContext,
  { limit }: NumberedPage,
  rows: Row[],
) {
  const following = rows[limit]
  if (following) linkNext(c, String(following.number))
  return rows.slice(0, limit)
}

/** Decrypts a cursor of this list. Throws `unreadable`. */
export async function readPosition(c: ListContext, list: string, cursor: string | undefined) {
  return cursor === undefined ? undefined : decryptCursor(c.env.secret, list, cursor)
}

export async function linkNextPosition(c: ListContext, list: string, position: string) {
  linkNext(c, await encryptCursor(c.env.secret, list, position))
}

function linkNext(c: ListContext, cursor: string) {
  c.header(
    "Link",
    `<${encodeURI(c.req.path)}?${new URLSearchParams({ ...c.req.query(), cursor })}>; rel="next"`,
  )
}

function idOf(cursor: string) {
  const { data, error } = Page.pick({ cursor: true }).required().safeParse({ cursor })
  if (error) throw unreadableQuery(error.issues)
  return data.cursor
}

const SortedPosition = z.tuple([z.string(), z.union([z.string(), z.number(), z.boolean()])])

function cursorOf(c: ListContext, sort: string | undefined, id: string, sortedBy?: SortValue | null) {
  if (sort === undefined) return id
  return encryptCursor(c.env.secret, listOf(c, sort), JSON.stringify([id, sortedBy]))
}

async function positionOf(c: ListContext, sort: string, cursor: string): Promise<Position> {
  const [id, value] = SortedPosition.parse(
    JSON.parse(await decryptCursor(c.env.secret, listOf(c, sort), cursor)),
  )
  return { id, value }
}

function listOf({ req }: ListContext, sort: string) {
  return ` ${req.path} ${sort}`
}
