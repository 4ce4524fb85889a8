import { execFile } from "node:child_process"
import { createHash } from "node:crypto"
import { existsSync, globSync, readFileSync } from "node:fs"
import { lstat, mkdir, readdir, rename, rm } from "node:fs/promises"
import { dirname, join } from "node:path"
import { promisify } from "node:util"
import { temporaryFolder } from "./temporary-folder.ts"

const run = promisify(execFile)
const root = join(import.meta.dirname, "..")

/**
 * Makes the data folders that every product of a test run is a copy of, unless they are still there from an earlier run
 * of the same sources. Answers what removes those that cannot be kept.
 */
export async function plant() {
  const kept = join(root, ".cache", `${keptName}${fingerprint()}`)
  process.env["PLANTED_DATA"] = kept
  if (existsSync(kept)) return async () => undefined
  const folder = await temporaryFolder("backline-planted-")
  await run(join(root, "node_modules/node/bin/node"), ["test/plant.ts", folder], { cwd: root })
  process.env["PLANTED_DATA"] = folder
  if (!(await isLinked(folder))) await keep(folder, kept)
  return () => rm(folder, { recursive: true, force: true })
}

const keptName = "planted-"

/** For the next run, in place of those of earlier sources. */
async function keep(folder: string, kept: string) {
  const draft = `${kept}.${process.pid}`
  await mkdir(draft, { recursive: true })
  await copyFolder(folder, draft)
  for (const name of await readdir(dirname(kept)))
    if (name.startsWith(keptName) && !draft.endsWith(name))
      await rm(join(dirname(kept), name), { recursive: true, force: true })
  // another run of the same sources may have been faster
  await rename(draft, kept).catch(() => rm(draft, { recursive: true }))
}

/** Of all that a first start depends on. */
function fingerprint() {
  const files = globSync(["{contract,db}/**/*.ts", "server/images/*.ts"], { cwd: root })
  const hash = createHash("sha256")
  for (const file of ["package-lock.json", ...files.toSorted()]) hash.update(readFileSync(join(root, file)))
  return hash.digest("hex").slice(0, 16)
}

/** Fills a data folder as a first start with these settings would, where one has been made. */
export async function copyPlanted(dataDir: string, settings: NodeJS.ProcessEnv) {
  const planted = process.env["PLANTED_DATA"]
  if (!planted || (await keepsDataElsewhere(planted, settings))) return
  const isDemo = settings["DEMO"] ? settings["DEMO"] === "on" : !settings["PUBLIC_URL"]
  await copyFolder(join(planted, isDemo ? "demo" : "empty"), dataDir)
}

/** With owners and modes: the database's files belong to an account of their own. */
export async function copyFolder(from: string, to: string) {
  await run("cp", ["-a", `${from}/.`, to])
}

async function keepsDataElsewhere(planted: string, settings: NodeJS.ProcessEnv) {
  if (["DATABASE_URL", "S3_BUCKET", "IMGBB_KEY"].some((name) => settings[name])) return true
  return isLinked(planted)
}

/** Where the database's account cannot enter a folder, its data is elsewhere, and the folder holds a link. */
async function isLinked(planted: string) {
  return (await lstat(join(planted, "empty/postgres"))).isSymbolicLink()
}
