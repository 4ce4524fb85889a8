import { sql } from "kysely"
import { expect, inject } from "vitest"
import { connect } from "../db/connect.ts"
import type { Db, Tx } from "../db/tables.ts"
import { deleteRows } from "./delete-rows.ts"
import { command, databaseOf } from "./test-server.ts"

let opened: ReturnType<typeof open> | undefined

/** In milliseconds: generous, because other tests may keep the machine busy. */
const patient = { connectTimeout: 30_000, statementTimeout: 60_000 }

/** Whether this process has created its database, which its test files share one after the other. */
let isMade = false

/** The database of this process, migrated, and emptied once a file; `{}` keeps the product's own timeouts. */
export function testDatabase(limits: Partial<typeof patient> = patient) {
  opened ??= open(limits)
  return opened
}

/** Closes the connections after a test file; the next file in this process connects again. */
export async function closeTestDatabase() {
  const last = opened
  opened = undefined
  await (await last?.catch(() => undefined))?.close()
}

/** Creates a second database, migrated and empty. */
export async function anotherDatabase() {
  const server = inject("testServer")
  const name = `${server.template}_${process.env.VITEST_POOL_ID}_other`
  await command(server, `drop database if exists ${name} with (force)`)
  await command(server, `create database ${name} template ${server.template}`)
  return connect(databaseOf(server, name))
}

/** Starts each act behind the locks of an open transaction; resolves with their results after it has ended. */
export async function queueBehindLock<Answer>(
  db: Db,
  hold: (tx: Tx) => Promise<unknown>,
  ...acts: (() => Promise<Answer>)[]
) {
  const { answers } = await db.transaction().execute(async (tx) => {
    await hold(tx)
    const pending: Promise<Answer>[] = []
    for (const act of acts) {
      pending.push(act())
      await expect.poll(() => waiting(db)).toBe(pending.length)
    }
    return { answers: Promise.all(pending) }
  })
  return answers
}

/** The number of backends that wait for a lock. */
export async function waiting(db: Db) {
  const { rows } = await sql`select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
  return rows.length
}

async function open(limits: Partial<typeof patient>) {
  const server = inject("testServer")
  const name = `${server.template}_${process.env.VITEST_POOL_ID}`
  if (!isMade) {
    await command(server, `drop database if exists ${name} with (force)`)
    await command(server, `create database ${name} template ${server.template}`)
  }
  const connection = databaseOf(server, name)
  // ten times as fast as copying the template for each file
  if (isMade) await empty(connection)
  isMade = true
  return { ...connect(connection, limits), connection }
}

/** Uses its own connection, because some tests record all statements of the others. */
async function empty(connection: Parameters<typeof connect>[0]) {
  const { db, close } = connect(connection, patient)
  await deleteRows(db)
  await close()
}
