import type { Pool, PoolClient } from "pg"

/** What is worth keeping, each table after those it refers to. Counts of attempts are not. */
export const keptTables = [
  'identity."user"',
  "identity.session",
  "identity.account",
  "identity.verification",
  "users",
  "images",
  "categories",
  "products",
  "bookings",
  "wishlist",
  '"paymentIntents"',
  "payments",
  "contact",
  "community",
  "mails",
  "audit",
  "sandbox.intents",
] as const

/** Some rows of one table, each as PostgreSQL writes it in JSON. */
export type Portion = { table: string; rows: string[] }

/** What a copy must have in common with its original: rows by table, and the money that was taken, in poisha. */
export type Summary = { rows: Record<string, number>; captured: number }

const portionSize = 500

/** Runs `work` on everything as it is at one moment, while others go on. */
export async function atOneMoment<Result>(pool: Pool, work: (client: PoolClient) => Promise<Result>) {
  return within(pool, "begin isolation level repeatable read read only", work)
}

/** Runs `work` in one transaction that may take its time. */
export function atOnce<Result>(pool: Pool, work: (client: PoolClient) => Promise<Result>) {
  return within(pool, "begin", work)
}

async function within<Result>(pool: Pool, begin: string, work: (client: PoolClient) => Promise<Result>) {
  const client = await pool.connect()
  try {
    await client.query(begin)
    await client.query("set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0")
    const result = await work(client)
    await client.query("commit")
    return result
  } catch (error) {
    await client.query("rollback")
    throw error
  } finally {
    client.release()
  }
}

export async function* readAll(client: PoolClient): AsyncGenerator<Portion> {
  for (const table of keptTables) {
    await client.query(
      `declare kept no scroll cursor for select row_to_json(it)::text as row from ${table} it`,
    )
    for (let rows = await fetchRows(client); rows.length > 0; rows = await fetchRows(client))
      yield { table, rows }
    await client.query("close kept")
  }
}

async function fetchRows(client: PoolClient) {
  const { rows } = await client.query<{ row: string }>(`fetch ${portionSize} from kept`)
  return rows.map(({ row }) => row)
}

/** Forgets everything that is there. */
export async function clearAll(client: PoolClient) {
  // the audit log lets nobody else begin anew
  await client.query("set local backline.restores = 'yes'")
  // what came with a key before would be answered with what is gone
  await client.query(`truncate ${keptTables.join(", ")}, "idempotencyKeys", identity."signUps"`)
}

export async function write(client: PoolClient, { table, rows }: Portion) {
  if (!keptTables.some((known) => known === table)) throw new Error(`There is no table ${table} here.`)
  await client.query(`insert into ${table} select * from json_populate_recordset(null::${table}, $1::json)`, [
    `[${rows.join(",")}]`,
  ])
}

export async function summarise(client: PoolClient | Pool): Promise<Summary> {
  const rows: Record<string, number> = {}
  for (const table of keptTables) rows[table] = await number(client, `select count(*) as it from ${table}`)
  const captured = await number(
    client,
    "select coalesce(sum(amount), 0) as it from payments where state = 'captured'",
  )
  return { rows, captured }
}

async function number(client: PoolClient | Pool, question: string) {
  const { rows } = await client.query<{ it: string }>(question)
  return Number(rows[0]?.it)
}

/** The migrations that were run: a copy fits only where the same ones were. */
export async function versionOf(client: PoolClient | Pool) {
  const { rows } = await client.query<{ name: string }>("select name from kysely_migration order by name")
  return rows.map(({ name }) => name)
}
