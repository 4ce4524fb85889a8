import { execFile } from "node:child_process"
import { createHash } from "node:crypto"
import { existsSync, globSync, readFileSync } from "node:fs"
import { lstat, mkdir, readdir, rename, rm, stat } from "node:fs/promises"
import { dirname, join } from "node:path"
import { promisify } from "node:util"
import { temporaryFolder } from "./temporary-folder.ts"

const run = promisify(execFile)
const root = join(import.meta.dirname, "..")

/**
 * Creates the data folders that every product of a test run copies, unless an earlier run of the same sources left
 * them. Returns a function that removes those that cannot be kept.
 */
export async function seedOnce() {
  const kept = join(root, ".cache", `${keptName}${fingerprint()}`)
  if (existsSync(kept)) {
    process.env["SEEDED_DATA"] = kept
    return async () => undefined
  }
  const folder = await temporaryFolder("backline-seeded-")
  await run(join(root, "node_modules/node/bin/node"), ["test/seed.ts", folder], { cwd: root })
  process.env["SEEDED_DATA"] = folder
  // ignores errors: keeping the folder only speeds up the next run
  if (!(await isLinked(folder))) await keepForNextRun(folder, kept).catch(() => undefined)
  return () => rm(folder, { recursive: true, force: true })
}

const keptName = "seeded-"
/** Longest duration of a run that may still copy an older folder, in milliseconds. */
const longestRun = 6 * 60 * 60 * 1_000

/** Keeps the folder for the next run and removes those of earlier sources. */
async function keepForNextRun(folder: string, kept: string) {
  const draft = `${kept}.${process.pid}`
  await mkdir(draft, { recursive: true })
  for (const name of await readdir(dirname(kept))) {
    const path = join(dirname(kept), name)
    const isOld = Date.now() - (await stat(path)).mtimeMs > longestRun
    if (name.startsWith(keptName) && isOld) await rm(path, { recursive: true, force: true })
  }
  await copyFolder(folder, draft)
  // another run of the same sources may have been first
  await rename(draft, kept).catch(() => rm(draft, { recursive: true }))
}

/** A hash of everything that a first start depends on, including the date, because the demo's products have an age. */
function fingerprint() {
  const exclude = ["**/*.test.ts"]
  const files = globSync(["{contract,db,demo,server}/**/*.ts", "test/seed.ts"], { cwd: root, exclude })
  const hash = createHash("sha256").update(`${process.getuid?.()} ${new Date().toISOString().slice(0, 10)}`)
  for (const file of ["package-lock.json", ...files.toSorted()])
    hash.update(`${file}\0`).update(readFileSync(join(root, file)))
  return hash.digest("hex").slice(0, 16)
}

/** A file beside the data folders: the progress lines of the first start with the demo. */
export const progressFile = "progress.txt"

/** Fills a data folder with a copy of what a first start with these settings would create. */
export async function copySeeded(dataDir: string, settings: NodeJS.ProcessEnv) {
  const seeded = process.env["SEEDED_DATA"]
  if (!seeded || (await keepsDataElsewhere(seeded, settings))) return
  const isDemo = settings["DEMO"] ? settings["DEMO"] === "on" : !settings["PUBLIC_URL"]
  await copyFolder(join(seeded, isDemo ? "demo" : "empty"), dataDir)
}

/** Copies a folder with owners and modes: the database's files belong to a user of their own. */
export async function copyFolder(from: string, to: string) {
  await run("cp", ["-a", `${from}/.`, to])
}

async function keepsDataElsewhere(seeded: string, settings: NodeJS.ProcessEnv) {
  if (["DATABASE_URL", "S3_BUCKET", "IMGBB_KEY"].some((name) => settings[name])) return true
  return isLinked(seeded)
}

/** Whether the database is behind a symbolic link, because its user cannot enter the folder. */
async function isLinked(seeded: string) {
  return (await lstat(join(seeded, "empty/postgres"))).isSymbolicLink()
}
