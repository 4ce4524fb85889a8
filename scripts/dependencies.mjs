import { createHash } from "node:crypto"
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { isDeepStrictEqual } from "node:util"
import { runCaptured, node, root } from "./programs.mjs"
import { withSetUpLock } from "./set-up-lock.mjs"

const modules = join(root, "node_modules")
const stamp = join(modules, ".backline-installed")
const underWay = join(modules, ".backline-installing")
const lock = join(root, "package-lock.json")

export async function ensureDependencies() {
  if (areInstalled()) return
  await withSetUpLock(async () => {
    if (!areInstalled()) await install()
  })
}

function areInstalled() {
  return existsSync(stamp) && readFileSync(stamp, "utf8") === wanted()
}

function wanted() {
  const { dependencies, devDependencies, optionalDependencies } = JSON.parse(
    readFileSync(join(root, "package.json"), "utf8"),
  )
  const machine = [process.platform, process.arch]
  return createHash("sha256")
    .update(JSON.stringify([machine, dependencies, devDependencies, optionalDependencies]))
    .update(readFileSync(lock))
    .digest("hex")
}

async function install() {
  console.log("Installing dependencies… (this takes a minute or two, once)")
  // an interrupted installation may have left half a package
  if (existsSync(underWay)) rmSync(modules, { recursive: true, force: true })
  mkdirSync(modules, { recursive: true })
  writeFileSync(underWay, "")
  rmSync(stamp, { force: true })
  await installLocked()
  await refuseOtherNode()
  writeFileSync(stamp, wanted())
  rmSync(underWay)
}

async function installLocked() {
  const before = readFileSync(lock, "utf8")
  const started = Date.now()
  const progress = setInterval(
    () => console.log(`Still installing (${Math.round((Date.now() - started) / 1000)} s)…`),
    20_000,
  )
  try {
    const { code, output } = await runCaptured(npmInstall, {}, { shell: process.platform === "win32" })
    if (code !== 0)
      throw new Error(`${output}\nThe dependencies could not be installed: npm's words are above.`)
  } finally {
    clearInterval(progress)
  }
  const after = readFileSync(lock, "utf8")
  if (after === before) return
  writeFileSync(lock, before)
  if (hasOnlyMoreParts(before, after)) return
  throw new Error(
    "package.json asks for other packages than package-lock.json has. Bring them together first.",
  )
}

/** Whether npm only added packages for other platforms, and changed nothing that was locked. */
function hasOnlyMoreParts(before, after) {
  const [known, found] = [before, after].map((text) => JSON.parse(text).packages)
  const isKept = Object.entries(known).every(([path, entry]) => isDeepStrictEqual(found[path], entry))
  const added = Object.entries(found).filter(([path]) => !(path in known))
  return isKept && added.every(([path, entry]) => isForOthers(path, entry))
}

/** npm unpacks WebAssembly packages on every machine, with their bundled dependencies. */
function isForOthers(path, { optional, inBundle, cpu }) {
  return optional && (inBundle || cpu?.includes("wasm32") || !existsSync(join(root, path)))
}

// npm ci refuses a lock whose optional packages for other platforms a registry lacks (npm/cli#9846)
const npmInstall = "npm install --no-audit --no-fund --include=prod --include=dev --include=optional".split(
  " ",
)

async function refuseOtherNode() {
  const { output } = await runCaptured([node, "--version"])
  if (output.startsWith("v24.")) return
  throw new Error(
    `The pinned Node 24 is not in ${node}. Did npm run install scripts? Try: npm rebuild node --ignore-scripts=false`,
  )
}
