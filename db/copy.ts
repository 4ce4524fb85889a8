import type { Pool, PoolClient } from "pg"

/** Tables of a backup, in dependency order; rate-limit counters are left out. */
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
  '"dealTerms"',
  "shipments",
  "offers",
  "meetings",
  '"handoverCodes"',
  "wishlist",
  '"savedSearches"',
  '"productAlerts"',
  '"paymentIntents"',
  "payments",
  "refunds",
  "disputes",
  '"disputeStatements"',
  "evidence",
  "chargebacks",
  "checkpoints",
  "reviews",
  '"ledgerEntries"',
  '"ledgerLines"',
  "payouts",
  '"payoutAccounts"',
  "conversations",
  "participants",
  '"messagePhotos"',
  "messages",
  "blocks",
  "reports",
  '"streamPositions"',
  "contact",
  '"supportConversations"',
  '"supportMessages"',
  "community",
  "mails",
  "events",
  "notifications",
  '"pushSubscriptions"',
  "pushes",
  '"notificationSettings"',
  "sandbox.intents",
  'sandbox."cardRefunds"',
  "sandbox.sessions",
  "sandbox.refunds",
] as const

const jobs = "jobs"

/** Rows of type graphile_worker.job_spec; not scheduled jobs, which have no payload and are added at every start. */
const jobSpecs = `(
  select identifier, payload, run_at, max_attempts, key as job_key, priority
  from graphile_worker._private_jobs join graphile_worker._private_tasks as tasks on tasks.id = task_id
  where key is not null and payload::jsonb ? 'id' order by _private_jobs.id
)`

const kept = [...keptTables, jobs]

function sourceOf(name: string) {
  return name === jobs ? jobSpecs : name
}

export type Batch = { table: string; rows: string[] }

/** `captured` is in poisha. */
export type Summary = { rows: Record<string, number>; captured: number }

const batchSize = 500
/** Tables whose rows contain the bytes of photos: read in smaller batches. */
const photos = new Set(['"messagePhotos"', "evidence"])
const photoBatchSize = 20

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
  for (const table of kept) {
    await client.query(
      `declare kept no scroll cursor for select row_to_json(it)::text as row from ${sourceOf(table)} it`,
    )
    const size = photos.has(table) ? photoBatchSize : batchSize
    for (let rows = await fetchRows(client, size); rows.length > 0; rows = await fetchRows(client, size))
      yield { table, rows }
    await client.query("close kept")
  }
}

async function fetchRows(client: PoolClient, size: number) {
  const { rows } = await client.query<{ row: string }>(`fetch ${size} from kept`)
  return rows.map(({ row }) => row)
}

export async function clearAll(client: PoolClient) {
  // a trigger on events refuses truncation unless this is set
  await client.query("set local backline.restores = 'yes'")
  const others = [
    '"idempotencyKeys"',
    '"gatewayTokens"',
    'identity."signUps"',
    "graphile_worker._private_jobs",
  ]
  await client.query(`truncate ${[...keptTables, ...others].join(", ")}`)
}

export async function insertBatch(client: PoolClient, { table, rows }: Batch) {
  if (!kept.includes(table)) throw new Error(`There is no table ${table} here: nothing was changed.`)
  const statement =
    table === jobs
      ? `select graphile_worker.add_jobs(array(
          select json_populate_recordset(null::graphile_worker.job_spec, $1::json)))`
      : `insert into ${table} select * from json_populate_recordset(null::${table}, $1::json)`
  await client.query(statement, [`[${rows.join(",")}]`])
}

export async function summarise(client: PoolClient | Pool): Promise<Summary> {
  const rows: Record<string, number> = {}
  for (const table of kept)
    rows[table] = await queryNumber(client, `select count(*) as it from ${sourceOf(table)} as rows`)
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
