import { createReadStream, createWriteStream } from "node:fs"
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises"
import { basename, join } from "node:path"
import { createInterface } from "node:readline"
import { Readable } from "node:stream"
import { pipeline } from "node:stream/promises"
import { isDeepStrictEqual } from "node:util"
import { createGunzip, createGzip } from "node:zlib"
import type { Pool, PoolClient } from "pg"
import { z } from "zod"
import {
  inOneTransaction,
  inSnapshot,
  clearAll,
  type Batch,
  readAll,
  summarise,
  type Summary,
  appliedMigrations,
  insertBatch,
} from "../../db/copy.ts"
import { errorCode } from "../../db/error-code.ts"

// gzipped JSON lines: head, rows, photos, and a summary to compare with
const Head = z.object({ backline: z.literal(1), version: z.array(z.string()) })
const Line = z.union([
  z.object({ table: z.string(), rows: z.array(z.unknown()) }),
  z.object({ photo: z.string().regex(/^[\w.-]+$/), bytes: z.base64() }),
  z.object({ end: z.object({ rows: z.record(z.string(), z.number()), captured: z.number() }) }),
])

export async function backup(pool: Pool, photos: string, file: string) {
  const draft = `${file}.part`
  try {
    const summary = await inSnapshot(pool, async (client) => {
      const found = await summarise(client)
      const lines = Readable.from(linesOf(client, photos, found))
      await pipeline(lines, createGzip(), createWriteStream(draft, { mode: 0o600 }))
      return found
    })
    await rename(draft, file)
    return summary
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

async function* linesOf(client: PoolClient, photos: string, summary: Summary) {
  yield `${JSON.stringify({ backline: 1, version: await appliedMigrations(client) })}\n`
  for await (const { table, rows } of readAll(client))
    yield `{"table":${JSON.stringify(table)},"rows":[${rows.join(",")}]}\n`
  for (const photo of await filesIn(photos))
    yield `${JSON.stringify({ photo, bytes: await readFile(join(photos, photo), "base64") })}\n`
  yield `${JSON.stringify({ end: summary })}\n`
}

async function filesIn(folder: string) {
  const files = await readdir(folder).catch(() => [])
  return files.filter((file) => !file.startsWith("."))
}

/** Atomic: one transaction; photos are moved from a staging folder after the commit. */
export async function restore(pool: Pool, photos: string, file: string) {
  const staging = join(photos, `.restore-${process.pid}`)
  await rm(staging, { recursive: true, force: true })
  await mkdir(staging, { recursive: true })
  const { found, lost } = await restoreRows(pool, staging, file).catch(async (error: unknown) => {
    await rm(staging, { recursive: true, force: true })
    throw error
  })
  for (const photo of await readdir(staging)) await rename(join(staging, photo), join(photos, photo))
  for (const photo of lost) await rm(join(photos, photo), { force: true })
  await rm(staging, { recursive: true })
  return found
}

async function restoreRows(pool: Pool, staging: string, file: string) {
  return inOneTransaction(pool, async (client) => {
    const before = await photosOf(client)
    await clearAll(client)
    const expected = await readLines(file, client, staging)
    const found = await summarise(client)
    if (!expected || !isDeepStrictEqual(found, expected)) throw incomplete(file)
    return { found, lost: before.difference(await photosOf(client)) }
  })
}

function incomplete(file: string) {
  return new Error(`${file} is not whole: nothing was changed.`)
}

async function photosOf(client: PoolClient) {
  const { rows } = await client.query<{ url: string }>(
    "select size->>'url' as url from images, jsonb_array_elements(sizes) as size where size->>'url' like '/%'",
  )
  return new Set(rows.map(({ url }) => basename(url)))
}

async function readLines(file: string, client: PoolClient, photos: string) {
  const unzipped = createGunzip()
  const lines = createInterface({ input: unzipped, crlfDelay: Number.POSITIVE_INFINITY })
  const reading = pipeline(createReadStream(file), unzipped)
  reading.catch(() => lines.close())
  const expected = await applyLines(lines, client, photos).catch(async (error: unknown) => {
    lines.close()
    // a changed bit may look like another version, or break the JSON: gzip's checksum at the end tells
    unzipped.resume()
    await reading.catch(() => undefined)
    throw toUserError(file, unzipped.errored ?? error)
  })
  await reading.catch((error: unknown) => {
    throw toUserError(file, error)
  })
  return expected
}

function toUserError(file: string, error: unknown) {
  if (error instanceof NotRestorable) return error
  const code = errorCode(error)
  if (code.startsWith("Z_"))
    return new Error(`${file} is spoilt, or no backup of Backline: nothing was changed.`)
  const isInvalidContent = /^2[23]/.test(code) || error instanceof SyntaxError || error instanceof z.ZodError
  return isInvalidContent ? incomplete(file) : error
}

class NotRestorable extends Error {}

async function applyLines(lines: AsyncIterable<string>, client: PoolClient, photos: string) {
  let isFirst = true
  let end: Summary | undefined
  for await (const text of lines) {
    if (isFirst) await checkHead(client, text)
    else {
      const line = Line.parse(JSON.parse(text))
      if ("end" in line) end = line.end
      else if ("table" in line) await insertBatch(client, batchOf(line))
      else await writeFile(join(photos, line.photo), Buffer.from(line.bytes, "base64"))
    }
    isFirst = false
  }
  return end
}

function batchOf({ table, rows }: { table: string; rows: unknown[] }): Batch {
  return { table, rows: rows.map((row) => JSON.stringify(row)) }
}

async function checkHead(client: PoolClient, text: string) {
  const head = Head.safeParse(JSON.parse(text))
  if (!head.success) throw new NotRestorable("This is not a backup of Backline: nothing was changed.")
  if (!isDeepStrictEqual(head.data.version, await appliedMigrations(client)))
    throw new NotRestorable(
      "This backup is of another version of Backline: nothing was changed. Restore it with that one, then upgrade.",
    )
}
