import { sql } from "kysely"
import { expect, inject } from "vitest"
import { connect } from "../db/connect.ts"
import type { Db, Tx } from "../db/tables.ts"
import { deleteRows } from "./delete-rows.ts"
import { command, databaseOf } from "./test-server.ts"

let opened: ReturnType<typeof open> | undefined

/** The machine may be busy with other tests, in milliseconds. */
const patient = { connectTimeout: 30_000, statementTimeout: 60_000 }

/** Whether this process has made its database, which its test files use one after the other. */
let isMade = false

/** The database of this process: migrated and, at a file's first call, empty; `{}` keeps the product's own limits. */
export function testDatabase(limits: Partial<typeof patient> = patient) {
  opened ??= open(limits)
  return opened
}

/** After each test file; the next one in this process connects anew. */
export async function closeTestDatabase() {
  const last = opened
  opened = undefined
  await (await last?.catch(() => undefined))?.close()
}

/** One more, migrated and empty. */
export async function anotherDatabase() {
  const server = inject("testServer")
  const name = `${server.template}_${process.env.VITEST_POOL_ID}_other`
  await command(server, `drop database if exists ${name} with (force)`)
  await command(server, `create database ${name} template ${server.template}`)
  return connect(databaseOf(server, name))
}

/** Queues each behind the locks of an open transaction; answers what they got after it ended. */
export async function waitInLine<Answer>(
  db: Db,
  hold: (tx: Tx) => Promise<unknown>,
  ...acts: (() => Promise<Answer>)[]
) {
  const { answers } = await db.transaction().execute(async (tx) => {
    await hold(tx)
    const asked: Promise<Answer>[] = []
    for (const act of acts) {
      asked.push(act())
      await expect.poll(() => waiting(db)).toBe(asked.length)
    }
    return { answers: Promise.all(asked) }
  })
  return answers
}

/** How many backends wait for a lock. */
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
  // ten times as fast as a copy of the template for each file
  if (isMade) await empty(connection)
  isMade = true
  return { ...connect(connection, limits), connection }
}

/** By a connection of its own: some tests listen to all that the others say. */
async function empty(connection: Parameters<typeof connect>[0]) {
  const { db, close } = connect(connection, patient)
  await deleteRows(db)
  await close()
}
