import { readdir, readFile } from "node:fs/promises"
import { join } from "node:path"
import { sql } from "kysely"
import type { Db } from "../db/tables.ts"

/** Where any of these words is still stored: every column of every table, every file of the data folder. */
export async function wordsLeft(db: Db, dataDir: string, words: string[]) {
  return [...(await inColumns(db, words)), ...(await inFiles(dataDir, words))]
}

async function inColumns(db: Db, words: string[]) {
  const { rows: tables } = await sql<{ name: string }>`
    select table_schema || '.' || table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`.execute(db)
  const found: string[] = []
  for (const { name } of tables) {
    const { rows } = await sql<{ place: string }>`
      select distinct ${name} || '.' || field.key || ': ' || wanted.word as place
      from ${sql.table(name)} as whole, jsonb_each_text(to_jsonb(whole)) as field, unnest(${words}::text[]) as wanted(word)
      where strpos(lower(field.value), lower(wanted.word)) > 0`.execute(db)
    found.push(...rows.map(({ place }) => place))
  }
  return found
}

async function inFiles(folder: string, words: string[]) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const found = entries
    .filter((entry) => entry.isFile())
    .map(async ({ parentPath, name }) => {
      const text = (await readFile(join(parentPath, name), "utf8")).replaceAll("=\r\n", "").toLowerCase()
      return words.filter((word) => text.includes(word.toLowerCase())).map((word) => `${name}: ${word}`)
    })
  return (await Promise.all(found)).flat()
}
