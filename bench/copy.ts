import { Readable } from "node:stream"
import { pipeline } from "node:stream/promises"
import type { Insertable } from "kysely"
import type { Client } from "pg"
import { from as copyFrom } from "pg-copy-streams"
import type { Tables } from "../db/tables.ts"

type Cells = Record<string, string | number | boolean | Date | null | undefined>

const rowsAtOnce = 1_000

/** Fills a table with rows by COPY. All rows must have the columns of the first. */
export async function copy<Table extends keyof Tables>(
  client: Client,
  table: Table,
  rows: Iterable<Insertable<Tables[Table]> & Cells>,
) {
  const all = Iterator.from(rows)
  const first = all.next()
  if (first.done) return
  const name = table.split(".").map(quoted).join(".")
  const columns = Object.keys(first.value).map(quoted).join(", ")
  await pipeline(
    Readable.from(texts(first.value, all)),
    client.query(copyFrom(`copy ${name} (${columns}) from stdin`)),
  )
}

function quoted(name: string) {
  return `"${name}"`
}

function* texts(first: Cells, rest: Iterator<Cells>) {
  let lines = [line(first)]
  for (let next = rest.next(); !next.done; next = rest.next()) {
    lines.push(line(next.value))
    if (lines.length < rowsAtOnce) continue
    yield lines.join("")
    lines = []
  }
  yield lines.join("")
}

function line(row: Cells) {
  return `${Object.values(row).map(field).join("\t")}\n`
}

// https://www.postgresql.org/docs/current/sql-copy.html, text format
function field(value: Cells[string]) {
  if (value === null || value === undefined) return "\\N"
  const text = value instanceof Date ? value.toISOString() : String(value)
  return text.replace(/[\\\b\f\n\r\t\v]/g, (letter) => `\\${letter}`)
}
