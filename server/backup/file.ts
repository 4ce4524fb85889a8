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
  atOnce,
  atOneMoment,
  clearAll,
  type Portion,
  readAll,
  summarise,
  type Summary,
  versionOf,
  write,
} from "../../db/copy.ts"

// JSON lines: what it is, rows, photos, and last of all what must have come
const Head = z.object({ backline: z.literal(1), version: z.array(z.string()) })
const Line = z.union([
  z.object({ table: z.string(), rows: z.array(z.unknown()) }),
  z.object({ photo: z.string().regex(/^[\w.-]+$/), bytes: z.base64() }),
  z.object({ end: z.object({ rows: z.record(z.string(), z.number()), captured: z.number() }) }),
])

/** Writes everything into one file, as it is at one moment, also while the product serves. */
export async function backup(pool: Pool, photos: string, file: string) {
  const half = `${file}.part`
  try {
    const summary = await atOneMoment(pool, async (client) => {
      const found = await summarise(client)
      const lines = Readable.from(linesOf(client, photos, found))
      await pipeline(lines, createGzip(), createWriteStream(half, { mode: 0o600 }))
      return found
    })
    await rename(half, file)
    return summary
  } catch (error) {
    await rm(half, { force: true })
    throw error
  }
}

async function* linesOf(client: PoolClient, photos: string, summary: Summary) {
  yield `${JSON.stringify({ backline: 1, version: await versionOf(client) })}\n`
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

/**
 * Replaces everything by what a backup holds: the rows in one transaction, all of them or none, and photos beside those that
 * are there, in whose places they are put when the rows are. A restore that is killed at that is to be made again. Throws an
 * Error with a sentence for a file that is cut, spoilt, foreign or of another version, which changes nothing.
 */
export async function restore(pool: Pool, photos: string, file: string) {
  const beside = join(photos, `.restore-${process.pid}`)
  await rm(beside, { recursive: true, force: true })
  await mkdir(beside, { recursive: true })
  const { found, lost } = await readInto(pool, beside, file).catch(async (error: unknown) => {
    await rm(beside, { recursive: true, force: true })
    throw error
  })
  for (const photo of await readdir(beside)) await rename(join(beside, photo), join(photos, photo))
  for (const photo of lost) await rm(join(photos, photo), { force: true })
  await rm(beside, { recursive: true })
  return found
}

/** Answers what was found in the end, and which photos nobody names any more. */
async function readInto(pool: Pool, beside: string, file: string) {
  return atOnce(pool, async (client) => {
    const before = await photosOf(client)
    await clearAll(client)
    const promised = await readLines(file, client, beside)
    const found = await summarise(client)
    if (!promised || !isDeepStrictEqual(found, promised)) throw notWhole(file)
    return { found, lost: before.difference(await photosOf(client)) }
  })
}

function notWhole(file: string) {
  return new Error(`${file} is not whole: nothing was changed.`)
}

/** The names of the photos of this machine that the rows tell of. */
async function photosOf(client: PoolClient) {
  const { rows } = await client.query<{ url: string }>(
    "select size->>'url' as url from images, jsonb_array_elements(sizes) as size where size->>'url' like '/%'",
  )
  return new Set(rows.map(({ url }) => basename(url)))
}

async function readLines(file: string, client: PoolClient, photos: string) {
  const unpacked = createGunzip()
  const lines = createInterface({ input: unpacked, crlfDelay: Number.POSITIVE_INFINITY })
  const reading = pipeline(createReadStream(file), unpacked)
  // it is waited for below, once no line is being written any more
  reading.catch(() => lines.close())
  const promised = await takeLines(lines, client, photos).catch((error: unknown) => {
    lines.close()
    throw inWords(file, error)
  })
  await reading.catch((error: unknown) => {
    throw inWords(file, error)
  })
  return promised
}

/** What is wrong with the file; a machine that fails speaks for itself. */
function inWords(file: string, error: unknown) {
  if (error instanceof Misfit) return error
  const code = error instanceof Error && "code" in error ? String(error.code) : ""
  if (code.startsWith("Z_"))
    return new Error(`${file} is spoilt, or no backup of Backline: nothing was changed.`)
  // what PostgreSQL says of rows that cannot be (22, 23), and what can be no line
  const isSpoilt = /^2[23]/.test(code) || error instanceof SyntaxError || error instanceof z.ZodError
  return isSpoilt ? notWhole(file) : error
}

/** A file that is whole, and cannot be restored here. */
class Misfit extends Error {}

/** Answers what must have come, once all has been read: only at the end it is known that nothing was spoilt. */
async function takeLines(lines: AsyncIterable<string>, client: PoolClient, photos: string) {
  let isFirst = true
  let end: Summary | undefined
  for await (const text of lines) {
    if (isFirst) await mustFit(client, text)
    else {
      const line = Line.parse(JSON.parse(text))
      if ("end" in line) end = line.end
      else if ("table" in line) await write(client, portionOf(line))
      else await writeFile(join(photos, line.photo), Buffer.from(line.bytes, "base64"))
    }
    isFirst = false
  }
  return end
}

function portionOf({ table, rows }: { table: string; rows: unknown[] }): Portion {
  return { table, rows: rows.map((row) => JSON.stringify(row)) }
}

async function mustFit(client: PoolClient, text: string) {
  const head = Head.safeParse(JSON.parse(text))
  if (!head.success) throw new Misfit("This is not a backup of Backline: nothing was changed.")
  if (!isDeepStrictEqual(head.data.version, await versionOf(client)))
    throw new Misfit("This backup is of another version of Backline: restore it with that one, then upgrade.")
}
