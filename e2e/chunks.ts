import { readdir, readFile } from "node:fs/promises"
import { join } from "node:path"

export const assets = join(import.meta.dirname, "../build/en/client/assets")

/** The files of the built scripts that contain these words: they are called by their hash alone. */
export async function scriptsWith(words: string) {
  const names = (await readdir(assets)).filter((name) => name.endsWith(".js"))
  const scripts = await Promise.all(names.map((name) => readFile(join(assets, name), "utf8")))
  return names.filter((_, place) => scripts[place]?.includes(words))
}

/** The address of the one script that contains these words. */
export async function scriptWith(words: string) {
  const [script, ...others] = await scriptsWith(words)
  if (!script || others.length > 0) throw new Error(`${others.length + 1} scripts contain ${words}.`)
  return `**/assets/${script}`
}

/** The address of the script of a screen, which is called as its file in app/. */
export async function scriptOfScreen(screen: string) {
  const [manifest = ""] = (await readdir(assets)).filter((name) => /^manifest-.*\.js$/.test(name))
  const routes = await readFile(join(assets, manifest), "utf8")
  const route = routes.slice(routes.indexOf(`"id":"${screen}"`))
  return `**${/"module":"([^"]+)"/.exec(route)?.[1]}`
}
