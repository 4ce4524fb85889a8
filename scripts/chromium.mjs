import { existsSync } from "node:fs"
import { delimiter, join } from "node:path"
import { listen, tool } from "./programs.mjs"

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]

/** The browser for the journeys, as the environment that tells Playwright of it. */
export async function findChromium() {
  const found = await installed()
  if (found) return { CHROMIUM_PATH: found }
  if (await installDebians()) return { CHROMIUM_PATH: await installed() }
  await installPlaywrights()
  return {}
}

async function installed() {
  const folders = (process.env.PATH ?? "").split(delimiter)
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  for (const path of [process.env.CHROMIUM_PATH, ...candidates]) if (path && (await works(path))) return path
  return undefined
}

// some distributions have a script of that name that only tells where to get it
async function works(path) {
  return existsSync(path) && (await listen([path, "--version"])).code === 0
}

async function installDebians() {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return false
  console.log("Installing Chromium (Debian's package)…")
  const env = { DEBIAN_FRONTEND: "noninteractive" }
  await listen(["apt-get", "update"], env)
  const { code } = await listen(["apt-get", "install", "-y", "--no-install-recommends", "chromium"], env)
  return code === 0 && Boolean(await installed())
}

async function installPlaywrights() {
  console.log("Installing Chromium (Playwright's own)…")
  const { code, output } = await listen([...tool("playwright", "@playwright/test"), "install", "chromium"])
  if (code !== 0)
    throw new Error(`${output}\nThere is no Chromium. Install one, or name it in CHROMIUM_PATH.`)
}
