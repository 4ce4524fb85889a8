import { type Kysely, sql } from "kysely"
import { type Migration, Migrator } from "kysely/migration"
import { up as theHouse } from "./migrations/0001-the-house.ts"
import { up as words } from "./migrations/0002-words.ts"
import { up as trust } from "./migrations/0003-trust.ts"
import { up as growth } from "./migrations/0004-growth.ts"
import { up as shown } from "./migrations/0005-shown.ts"
import { up as onePlan } from "./migrations/0006-one-plan.ts"
import { up as sandbox } from "./migrations/0007-sandbox.ts"
import type { Db, Tables } from "./tables.ts"

// In this order, each once. What was released is never edited: a change is a new migration.
const migrations: Record<string, Migration> = {
  "0001-the-house": { up: theHouse },
  "0002-words": { up: words },
  "0003-trust": { up: trust },
  "0004-growth": { up: growth },
  "0005-shown": { up: shown },
  "0006-one-plan": { up: onePlan },
  "0007-sandbox": { up: sandbox },
}

const oldestServer = 15

/** Brings the tables up to date, all or nothing; several processes may try at once. */
export async function migrate(db: Db) {
  await db.connection().execute(async (connection) => {
    await refuseOldServer(connection)
    await withoutTimeLimit(connection, () => migrateToLatest(connection))
  })
}

async function refuseOldServer(db: Kysely<Tables>) {
  const { rows } = await sql<{ number: number; words: string }>`
    select current_setting('server_version_num')::int as number, current_setting('server_version') as words
  `.execute(db)
  const [version] = rows
  if (version && version.number >= oldestServer * 10_000) return
  throw new Error(
    `The database at DATABASE_URL is PostgreSQL ${version?.words}. Backline needs ${oldestServer} or newer.`,
  )
}

/** A migration may rewrite a large table, or wait for another process that does. */
async function withoutTimeLimit(db: Kysely<Tables>, work: () => Promise<void>) {
  await sql`set statement_timeout = 0`.execute(db)
  try {
    await work()
  } finally {
    await sql`reset statement_timeout`.execute(db)
  }
}

async function migrateToLatest(db: Kysely<Tables>) {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}
