import type { Context } from "hono"

/** Of a page and what follows it answers the first `limit`, and names the next page in `Link` when there is one (RFC 8288). */
export function page<Row extends { _id: string }>(c: Context, rows: Row[], limit: number) {
  const following = rows[limit]
  if (following) linkNext(c, following._id)
  return rows.slice(0, limit)
}

export function linkNext(c: Context, cursor: string) {
  c.header("Link", `<${next(c, cursor)}>; rel="next"`)
}

function next({ req }: Context, cursor: string) {
  return `${encodeURI(req.path)}?${new URLSearchParams({ ...req.query(), cursor })}`
}
