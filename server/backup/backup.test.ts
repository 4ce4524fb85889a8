import { readdir, readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { gunzipSync, gzipSync } from "node:zlib"
import { sql } from "kysely"
import { expect, test } from "vitest"
import { keptTables, summarise } from "../../db/copy.ts"
import type { Db } from "../../db/tables.ts"
import { isFull } from "../../test/breadth.ts"
import { testApp } from "../../test/test-app.ts"
import { anotherDatabase, testDatabase } from "../../test/database.ts"
import { bookProduct, payBooking } from "../../test/acts/paying.ts"
import { listProduct } from "../../test/people.ts"
import { s3Server } from "../../test/servers/s3-server.ts"
import { temporaryFolder } from "../../test/temporary-folder.ts"
import { readConfig } from "../config/config.ts"
import { createImageHost, photoFolder } from "../images/create-image-host.ts"
import { violations } from "../invariants/violations.ts"
import { backup, restore } from "./file.ts"
import { moveRows, movePhotos } from "./move.ts"

async function appWithTrade(settings: NodeJS.ProcessEnv = {}) {
  const product = await testApp(settings)
  const { rahim, ana, guitars, context } = product
  const productId = await listProduct(rahim, guitars)
  const bookingId = await bookProduct(ana, productId)
  await payBooking(ana, bookingId)
  await context.sandbox?.delivered()
  const { pool } = await testDatabase()
  return { ...product, pool, photos: photoFolder(context.config), bookingId }
}

test("a backup contains every table", async () => {
  const { db } = await testDatabase()
  const { rows } = await sql<{ name: string }>`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema in ('public', 'identity', 'sandbox') and table_name not like 'kysely%'
      and table_name not in ('rateLimits', 'signUps', 'dealMoves', 'idempotencyKeys', 'gatewayTokens')`.execute(
    db,
  )
  const kept = keptTables.map((table) => (table.includes(".") ? table : `public.${table}`))
  expect(rows.map(({ name }) => name).toSorted()).toEqual(kept.toSorted())
})

test("a backup brings everything back, photos included, as it was", async () => {
  const { pool, db, photos, ana, context } = await appWithTrade()
  const file = join(await temporaryFolder("backline-backup-"), "backline.gz")
  const before = await backup(pool, photos, file)
  const moment = await sql`select * from payments`.execute(db)
  const jobs = await waitingJobs(db)
  expect(jobs.length).toBeGreaterThan(0)
  const [photo = ""] = (await db.selectFrom("images").select("sizes").execute()).flatMap(({ sizes }) =>
    sizes.map(({ url }) => url).filter((url) => url.includes("-64")),
  )
  const picture = join(context.config.dataDir, photo)
  const bytes = await readFile(picture)
  await writeFile(picture, "spoiled")
  await db.transaction().execute(async (tx) => {
    // the ledger, truncated by cascade, may only be emptied during a restore
    await sql`set local backline.restores = 'yes'`.execute(tx)
    await sql`truncate users, identity."user", images, payments cascade`.execute(tx)
  })
  expect((await ana.get(`/api/bookings?email=${ana.email}`)).status).toBe(401)
  expect(await restore(pool, photos, file)).toEqual(before)
  expect((await ana.get(`/api/bookings?email=${ana.email}`)).status).toBe(200)
  expect((await sql`select * from payments`.execute(db)).rows).toEqual(moment.rows)
  expect(await waitingJobs(db)).toEqual(jobs)
  expect(await readFile(picture)).toEqual(bytes)
  expect(await violations(db, context.cards)).toEqual([])
})

async function waitingJobs(db: Db) {
  const { rows } = await sql`
    select task_identifier as name, key, run_at, max_attempts from graphile_worker.jobs order by key`.execute(
    db,
  )
  return rows
}

test("a file with one spoilt bit, cut or foreign changes nothing, photos neither", async () => {
  const { pool, photos } = await appWithTrade()
  const folder = await temporaryFolder("backline-backup-")
  const [file, bad] = [join(folder, "whole.gz"), join(folder, "bad.gz")]
  await backup(pool, photos, file)
  const [name = ""] = await readdir(photos)
  await writeFile(join(photos, name), "newer than the backup")
  const before = await summarise(pool)
  const bytes = await readFile(file)
  const places = isFull ? 16 : 4
  for (let at = 1; at < places; at += 1) {
    const spoilt = Buffer.from(bytes)
    const place = Math.floor((bytes.length * at) / places)
    spoilt.writeUInt8(spoilt.readUInt8(place) ^ 1, place)
    await writeFile(bad, spoilt)
    await expect(restore(pool, photos, bad), `byte ${place}`).rejects.toThrow("nothing was changed")
    expect(await summarise(pool)).toEqual(before)
    expect(await readFile(join(photos, name), "utf8")).toBe("newer than the backup")
  }
  await writeFile(bad, withSpoiltVersion(bytes))
  await expect(restore(pool, photos, bad)).rejects.toThrow("is spoilt")
  for (const content of [bytes.subarray(0, bytes.length / 2), Buffer.from("just text"), Buffer.alloc(0)]) {
    await writeFile(bad, content)
    await expect(restore(pool, photos, bad)).rejects.toThrow()
    expect(await summarise(pool)).toEqual(before)
  }
  expect(await readdir(photos)).not.toContainEqual(expect.stringMatching(/^\./))
})

/** Another name of a migration, under the checksum of the whole file. */
function withSpoiltVersion(bytes: Buffer) {
  const spoilt = gzipSync(gunzipSync(bytes).toString().replace('"version":["0', '"version":["1'))
  return Buffer.concat([spoilt.subarray(0, -8), bytes.subarray(-8)])
}

test("a spoilt file leaves nothing in an empty database either", { tags: "full" }, async () => {
  const { pool, db, photos, context } = await appWithTrade()
  const folder = await temporaryFolder("backline-backup-")
  const [file, bad] = [join(folder, "whole.gz"), join(folder, "bad.gz")]
  const mails = Array.from({ length: 3_000 }, (_, count) => ({
    id: crypto.randomUUID(),
    recipient: `${count}@example.org`,
    replyTo: null,
    kind: "money" as const,
    subject: "Hello",
    text: crypto.randomUUID(),
    html: "",
  }))
  await db.insertInto("mails").values(mails).execute()
  await backup(pool, photos, file)
  const bytes = await readFile(file)
  // changes the checksum in the gzip trailer
  bytes.writeUInt8(bytes.readUInt8(bytes.length - 8) ^ 1, bytes.length - 8)
  await writeFile(bad, bytes)
  const empty = await anotherDatabase()
  const before = await summarise(empty.pool)
  await expect(restore(empty.pool, join(context.config.dataDir, "other"), bad)).rejects.toThrow(
    "nothing was changed",
  )
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(await summarise(empty.pool)).toEqual(before)
  await empty.close()
})

test("a restore takes the photos along of products that the backup does not know", async () => {
  const { pool, photos, rahim, guitars } = await appWithTrade()
  const file = join(await temporaryFolder("backline-backup-"), "backline.gz")
  await backup(pool, photos, file)
  const before = await readdir(photos)
  await listProduct(rahim, guitars)
  expect((await readdir(photos)).length).toBeGreaterThan(before.length)
  await restore(pool, photos, file)
  expect((await readdir(photos)).toSorted()).toEqual(before.toSorted())
})

test("a backup file that is missing or of another version changes nothing", async () => {
  const { pool, photos } = await appWithTrade()
  const folder = await temporaryFolder("backline-backup-")
  const file = join(folder, "whole.gz")
  await backup(pool, photos, file)
  const before = await summarise(pool)
  await expect(restore(pool, photos, join(folder, "nowhere.gz"))).rejects.toThrow("ENOENT")
  await pool.query("insert into kysely_migration (name, timestamp) values ('9999-later', '')")
  await expect(restore(pool, photos, file)).rejects.toThrow("another version")
  await pool.query("delete from kysely_migration where name = '9999-later'")
  expect(await summarise(pool)).toEqual(before)
})

test("everything moves to another database and photo host, also when it was interrupted", async () => {
  const { pool, photos, context } = await appWithTrade()
  const other = await anotherDatabase()
  const wanted = await summarise(pool)
  expect(await moveRows(pool, other.pool)).toEqual(wanted)
  expect(await moveRows(pool, other.pool)).toEqual(wanted)
  const s3 = await s3Server()
  const host = createImageHost(readConfig(s3.settings), context.log)
  // the fixture's categories have no photo files
  await other.db
    .deleteFrom("images")
    .where("ownerId", "is", null)
    .where("id", "not in", other.db.selectFrom("categories").select("imageId"))
    .execute()
  const drawn = await other.db.selectFrom("images").select("id").where("ownerId", "is not", null).execute()
  await sql`update images set sizes = '[{"url":"https://elsewhere.example/x.webp","width":1,"height":1}]' where "ownerId" is null`.execute(
    other.db,
  )
  expect(await movePhotos(other.db, host, photos)).toBe(drawn.length)
  expect(await movePhotos(other.db, host, photos)).toBe(0)
  const [image] = await other.db
    .selectFrom("images")
    .select("sizes")
    .where("ownerId", "is not", null)
    .execute()
  const { url = "" } = image?.sizes.at(-1) ?? {}
  expect(url.startsWith(s3.publicUrl)).toBe(true)
  expect((await fetch(url)).status).toBe(200)
  await other.db.deleteFrom("contact").execute()
  await other.pool.query(
    "delete from wishlist; insert into contact values (gen_random_uuid(), 'a', 'b', 'c')",
  )
  await expect(moveRows(pool, other.pool)).rejects.toThrow("holds something else")
  s3.stop()
  await other.close()
})
