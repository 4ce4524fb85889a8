import { existsSync } from "node:fs"
import { delimiter, join } from "node:path"
import { runCaptured, tool } from "./programs.mjs"

// headless: journeys take two thirds of the time that they take in a full browser
const shell = "chromium-headless-shell"
const browsers = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]

/** Returns the environment that tells Playwright which browser to use. */
export async function findChromium() {
  const findFullBrowser = () => installed(browsers)
  // on a continuous integration machine the headless shell is installed first; elsewhere only if there is no browser
  const [first, second] = process.env.CI
    ? [installDebianPackage, findFullBrowser]
    : [findFullBrowser, installDebianPackage]
  const path =
    (await pathFromEnvironment()) ?? (await installed([shell])) ?? (await first()) ?? (await second())
  if (path) return { CHROMIUM_PATH: path }
  await installPlaywrightBrowser()
  return {}
}

async function pathFromEnvironment() {
  const path = process.env.CHROMIUM_PATH
  return path && (await works(path)) ? path : undefined
}

async function installed(names) {
  const folders = (process.env.PATH ?? "").split(delimiter)
  for (const path of names.flatMap((name) => folders.map((folder) => join(folder, name))))
    if (await works(path)) return path
  return undefined
}

// some distributions have a script of that name that only tells where to get the browser
async function works(path) {
  return existsSync(path) && (await runCaptured([path, "--version"])).code === 0
}

async function installDebianPackage() {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return undefined
  console.log("Installing Chromium (Debian's package)…")
  const env = { DEBIAN_FRONTEND: "noninteractive" }
  await runCaptured(["apt-get", "update"], env)
  for (const name of [shell, "chromium"]) {
    await runCaptured(["apt-get", "install", "-y", "--no-install-recommends", name], env)
    const path = await installed([name])
    if (path) return path
  }
  return undefined
}

async function installPlaywrightBrowser() {
  console.log("Installing Chromium (Playwright's own)…")
  const install = [...tool("playwright", "@playwright/test"), "install", "chromium"]
  const { code, output } = await runCaptured(install)
  if (code !== 0)
    throw new Error(`${output}\nThere is no Chromium. Install one, or name it in CHROMIUM_PATH.`)
}
