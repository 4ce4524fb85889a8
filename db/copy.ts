import type { Pool, PoolClient } from "pg"

/** In dependency order, without rate-limit counters. */
export const keptTables = [
  'identity."user"',
  "identity.session",
  "identity.account",
  "identity.verification",
  "users",
  "images",
  "profiles",
  "categories",
  "products",
  '"furtherPhotos"',
  '"priceChanges"',
  '"productCounts"',
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

export type Batch = { table: string; rows: string[] }

/** `captured` in poisha. */
export type Summary = { rows: Record<string, number>; captured: number }

const batchSize = 500

export async function inSnapshot<Result>(pool: Pool, work: (client: PoolClient) => Promise<Result>) {
  return runInTransaction(pool, "begin isolation level repeatable read read only", work)
}

export function inOneTransaction<Result>(pool: Pool, work: (client: PoolClient) => Promise<Result>) {
  return runInTransaction(pool, "begin", work)
}

async function runInTransaction<Result>(
  pool: Pool,
  begin: string,
  work: (client: PoolClient) => Promise<Result>,
) {
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

export async function* readAll(client: PoolClient): AsyncGenerator<Batch> {
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
  const { rows } = await client.query<{ row: string }>(`fetch ${batchSize} from kept`)
  return rows.map(({ row }) => row)
}

export async function clearAll(client: PoolClient) {
  // the audit trigger allows truncation only to a restore
  await client.query("set local backline.restores = 'yes'")
  await client.query(`truncate ${keptTables.join(", ")}, "idempotencyKeys", identity."signUps"`)
}

export async function insertBatch(client: PoolClient, { table, rows }: Batch) {
  if (!keptTables.some((known) => known === table)) throw new Error(`There is no table ${table} here.`)
  await client.query(`insert into ${table} select * from json_populate_recordset(null::${table}, $1::json)`, [
    `[${rows.join(",")}]`,
  ])
}

export async function summarise(client: PoolClient | Pool): Promise<Summary> {
  const rows: Record<string, number> = {}
  for (const table of keptTables)
    rows[table] = await queryNumber(client, `select count(*) as it from ${table}`)
  const captured = await queryNumber(
    client,
    "select coalesce(sum(amount), 0) as it from payments where state = 'captured'",
  )
  return { rows, captured }
}

async function queryNumber(client: PoolClient | Pool, question: string) {
  const { rows } = await client.query<{ it: string }>(question)
  return Number(rows[0]?.it)
}

export async function appliedMigrations(client: PoolClient | Pool) {
  const { rows } = await client.query<{ name: string }>("select name from kysely_migration order by name")
  return rows.map(({ name }) => name)
}
