import { sql } from "kysely"
import type { Logger } from "pino"
import { findUnsafeSettings } from "../../db/durability.ts"
import { migrate } from "../../db/migrate.ts"
import { sharesConnections } from "../../db/pooler.ts"
import type { Db } from "../../db/tables.ts"
import type { Config } from "../config/config.ts"
import type { Database } from "./open-database.ts"
import { isOutage } from "./outage.ts"
import { errorCode } from "../../db/error-code.ts"

export async function prepareDatabase(
  { db, pool, clientConfig }: Database,
  { databaseUrl }: Config,
  log: Logger,
) {
  try {
    if (databaseUrl && (await sharesConnections(clientConfig))) throw new Error(transactionPooling)
    if (databaseUrl && !(await takesWrites(db))) throw new Error(readOnly)
    await migrate({ db, pool })
  } catch (error) {
    const isExternalOutage = databaseUrl && error instanceof Error && isOutage(error)
    throw isExternalOutage ? new Error(unusable(error), { cause: error }) : error
  }
  await warnOfLoss(db, log)
}

const transactionPooling =
  "DATABASE_URL leads to a pooler that shares connections between clients, as in transaction mode. " +
  "Let each keep its own (PgBouncer: pool_mode = session), or name the server itself."

const readOnly =
  "The database at DATABASE_URL takes no writes: it is a standby, or set to read only. Name one that does."

function unusable(error: Error) {
  const code = errorCode(error)
  const advice =
    code === "08P01"
      ? "Of a pooler, set ignore_startup_parameters as docs/operations.md says."
      : "Check the address, its password and certificate, and that its server runs."
  return `The database at DATABASE_URL cannot be used at this moment (${code && `${code}: `}${error.message}). ${advice}`
}

export async function warnOfLoss(db: Db, log: Logger) {
  const off = await findUnsafeSettings(db)
  if (off.length > 0) log.warn({ off }, "a power cut may take what the database has acknowledged")
}

export async function takesWrites(db: Db) {
  const { rows } = await sql<{ isReadOnly: boolean }>`
    select current_setting('transaction_read_only')::boolean as "isReadOnly"`.execute(db)
  return rows[0]?.isReadOnly === false
}
