import { createReadStream, createWriteStream } from "node:fs"
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
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
 * Replaces everything by what a backup holds, in one transaction: all of it or nothing. Throws an Error with a sentence
 * for a file that is cut, foreign or of another version.
 */
export async function restore(pool: Pool, photos: string, file: string) {
  return atOnce(pool, async (client) => {
    await clearAll(client)
    const promised = await readLines(file, client, photos)
    const found = await summarise(client)
    if (!promised || !isDeepStrictEqual(found, promised))
      throw new Error(`${file} is not whole: nothing was changed.`)
    return found
  })
}

async function readLines(file: string, client: PoolClient, photos: string) {
  const source = createReadStream(file)
  const lines = createInterface({ input: source.pipe(createGunzip()), crlfDelay: Number.POSITIVE_INFINITY })
  const broken = new Promise<never>((_, reject) => source.on("error", reject))
  return Promise.race([broken, takeLines(lines, client, photos)]).catch((error: unknown) => {
    throw error instanceof Error && "code" in error && String(error.code).startsWith("Z_")
      ? new Error(`${file} is not a backup of Backline: nothing was changed.`)
      : error
  })
}

async function takeLines(lines: AsyncIterable<string>, client: PoolClient, photos: string) {
  let isFirst = true
  for await (const text of lines) {
    if (isFirst) await mustFit(client, text)
    else {
      const line = Line.parse(JSON.parse(text))
      if ("end" in line) return line.end
      if ("table" in line) await write(client, portionOf(line))
      else await keepPhoto(photos, line)
    }
    isFirst = false
  }
  return undefined
}

function portionOf({ table, rows }: { table: string; rows: unknown[] }): Portion {
  return { table, rows: rows.map((row) => JSON.stringify(row)) }
}

async function keepPhoto(folder: string, { photo, bytes }: { photo: string; bytes: string }) {
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, photo), Buffer.from(bytes, "base64"))
}

async function mustFit(client: PoolClient, text: string) {
  const head = Head.safeParse(JSON.parse(text))
  if (!head.success) throw new Error("This is not a backup of Backline: nothing was changed.")
  if (!isDeepStrictEqual(head.data.version, await versionOf(client)))
    throw new Error("This backup is of another version of Backline: restore it with that one, then upgrade.")
}
