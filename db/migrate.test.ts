import { sql } from "kysely"
import { expect, inject, test } from "vitest"
import { anotherDatabase } from "../test/database.ts"
import { command, databaseOf } from "../test/test-server.ts"
import { connect } from "./connect.ts"
import { migrate } from "./migrate.ts"
import { up as addLanguages } from "./migrations/0023-languages.ts"
import type { Db } from "./tables.ts"

test(
  "whoever is killed at a statement of the first migration leaves all of it or nothing, and the next start does it",
  { tags: "full", timeout: 180_000 },
  async () => {
    const model = await anotherDatabase()
    const whole = await relationsOf(model.db)
    await model.close()
    const empty = await emptyDatabase()
    const { db, close } = connect(empty)
    let last = 1
    for (; !(await isDoneBefore(last, empty)); last += 1)
      expect([[], whole]).toContainEqual(await relationsOf(db))
    expect(await relationsOf(db)).toEqual(whole)
    expect(last).toBeGreaterThan(60)
    await close()
  },
)

test("a database that cannot keep every text is refused in words", async () => {
  const { db, close } = connect(
    await emptyDatabase("template template0 encoding 'SQL_ASCII' locale_provider libc locale 'C'"),
  )
  await expect(migrate(db)).rejects.toThrow(
    "keeps text as SQL_ASCII. Backline needs a database that was made with",
  )
  await close()
})

test("who was here before languages is written to in English, and no other than ours is kept", async () => {
  const { db, close } = await anotherDatabase()
  await sql`alter table users drop column language, drop column "languageChosenAt"`.execute(db)
  await sql`insert into users (id, name, email, role)
    values (gen_random_uuid(), 'Ana', 'ana@example.org', 'Buyer')`.execute(db)
  await addLanguages(db)
  const people = db.selectFrom("users").select(["language", "languageChosenAt"])
  expect(await people.execute()).toEqual([{ language: "en", languageChosenAt: null }])
  await expect(sql`update users set language = 'fr'`.execute(db)).rejects.toThrow("users: known language")
  await close()
})

async function emptyDatabase(how = "") {
  const server = inject("testServer")
  const name = `${server.template}_${process.env.VITEST_POOL_ID}_empty`
  await command(server, `drop database if exists ${name} with (force)`)
  await command(server, `create database ${name} ${how}`)
  return databaseOf(server, name)
}

/** Whether the migration needs fewer statements; if not, the connection breaks during the last. */
async function isDoneBefore(last: number, empty: ReturnType<typeof databaseOf>) {
  const { db, pool, close } = connect(empty)
  let said = 0
  pool.on("connect", (client) => {
    client.query = new Proxy(client.query, {
      apply: (query, self, words) => {
        said += 1
        const answer = Reflect.apply(query, self, words)
        if (said === last) client.connection.stream.destroy()
        return answer
      },
    })
  })
  await migrate(db).catch(() => undefined)
  await close()
  return said < last
}

async function relationsOf(db: Db) {
  const { rows } = await sql<{ name: string }>`
    select relnamespace::regnamespace || '.' || relname as name from pg_class
    where relnamespace::regnamespace::text not in ('pg_catalog', 'pg_toast', 'information_schema')
      and relname not like 'kysely%' order by name`.execute(db)
  return rows.map(({ name }) => name)
}
