import { execFile } from "node:child_process"
import { chown, lchown, readdir, stat } from "node:fs/promises"
import { join } from "node:path"
import { promisify } from "node:util"

type Ids = { uid: number; gid: number }

/** Unassigned in systemd's and Debian's ranges, so nothing else runs as it. */
const own: Ids = { uid: 65_525, gid: 65_525 }
const nobody: Ids = { uid: 65_534, gid: 65_534 }

export const isRoot = process.getuid?.() === 0

/** PostgreSQL refuses to run as root. */
export const osUser = {
  ...(isRoot ? own : {}),
  // a directory that every user can enter
  cwd: "/",
  env: process.platform === "win32" ? process.env : { PATH: process.env.PATH, LC_ALL: "C" },
}

export function run(program: string, args: string[], other: Partial<Ids> = {}) {
  return promisify(execFile)(program, args, { ...osUser, ...other, windowsHide: true })
}

export function runs(program: string, ...args: string[]) {
  return run(program, args).then(
    () => true,
    () => false,
  )
}

export async function handOver(folder: string) {
  if (!isRoot) return
  // root's meanwhile, so that nobody can plant a symlink
  await chown(folder, 0, 0)
  await handOverAllIn(folder)
  // last, so that a killed run starts over
  await chown(folder, own.uid, own.gid)
}

/** lchown: a symlink could lead out of the folder */
async function handOverAllIn(folder: string) {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    await lchown(path, own.uid, own.gid)
    if (entry.isDirectory()) await handOverAllIn(path)
  }
}

/** initdb needs a user with a name. */
export async function lendToNobody(folder: string) {
  if (!isRoot) return {}
  await chown(folder, nobody.uid, nobody.gid)
  return nobody
}

/** Earlier versions ran the database as nobody. */
export async function ownerOf(folder: string): Promise<Partial<Ids>> {
  if (!isRoot) return {}
  const { uid } = await stat(folder)
  return uid === nobody.uid ? nobody : own
}

export async function takeOver(folder: string) {
  if (!isRoot) return
  const { uid } = await stat(folder)
  if (uid === nobody.uid || uid === 0) await handOver(folder)
}
