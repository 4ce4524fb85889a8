import type { Context } from "hono"

/** Of `limit + 1` rows answers the first `limit`, and names the next page in `Link` when there is one (RFC 8288). */
export function page<Row extends { _id: string }>(c: Context, rows: Row[], limit: number) {
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  if (rows.length > limit && last) c.header("Link", `<${next(c.req.url, last._id)}>; rel="next"`)
  return shown
}

function next(address: string, cursor: string) {
  const { pathname, searchParams } = new URL(address)
  searchParams.set("cursor", cursor)
  return `${pathname}?${searchParams}`
}
