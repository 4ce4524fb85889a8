import { readdir, readFile } from "node:fs/promises"
import { join } from "node:path"

const assets = join(import.meta.dirname, "../build/en/client/assets")

/** The address of the chunk that contains these words: chunks are called by their hash alone. */
export async function chunkWith(words: string) {
  const names = (await readdir(assets)).filter((name) => /^[\w-]{7}\.js$/.test(name))
  for (const name of names)
    if ((await readFile(join(assets, name), "utf8")).includes(words)) return `**/assets/${name}`
  throw new Error(`No chunk contains ${words}.`)
}
