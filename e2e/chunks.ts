import { readdir, readFile } from "node:fs/promises"
import { join } from "node:path"

export const assets = join(import.meta.dirname, "../build/en/client/assets")

/** The built scripts that contain these words: their file names are only hashes. */
export async function scriptsWith(words: string) {
  const names = (await readdir(assets)).filter((name) => name.endsWith(".js"))
  const scripts = await Promise.all(names.map((name) => readFile(join(assets, name), "utf8")))
  return names.filter((_, place) => scripts[place]?.includes(words))
}

/** A URL pattern of the only script that contains these words. Throws if there is none or more than one. */
export async function scriptWith(words: string) {
  const [script, ...others] = await scriptsWith(words)
  if (!script || others.length > 0) throw new Error(`${others.length + 1} scripts contain ${words}.`)
  return `**/assets/${script}`
}

/** A URL pattern of the script of a screen, found by its route id in the manifest. */
export async function scriptOfScreen(screen: string) {
  const [manifest = ""] = (await readdir(assets)).filter((name) => /^manifest-.*\.js$/.test(name))
  const routes = await readFile(join(assets, manifest), "utf8")
  const route = routes.slice(routes.indexOf(`"id":"${screen}"`))
  return `**${/"module":"([^"]+)"/.exec(route)?.[1]}`
}
