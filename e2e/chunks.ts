import { readdir, readFile } from "node:fs/promises"
import { join } from "node:path"

export const assets = join(import.meta.dirname, "../build/en/client/assets")

/** The files of the built scripts that contain these words: chunks are called by their hash alone. */
export async function scriptsWith(words: string) {
  const names = (await readdir(assets)).filter((name) => name.endsWith(".js"))
  const scripts = await Promise.all(names.map((name) => readFile(join(assets, name), "utf8")))
  return names.filter((_, place) => scripts[place]?.includes(words))
}

/** The address of the chunk, which is no screen by itself, that contains these words. */
export async function chunkWith(words: string) {
  const chunk = (await scriptsWith(words)).find((name) => /^[\w-]{7}\.js$/.test(name))
  if (!chunk) throw new Error(`No chunk contains ${words}.`)
  return `**/assets/${chunk}`
}
