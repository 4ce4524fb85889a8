import { execFile } from "node:child_process"
import { chown, lchown, readdir, stat } from "node:fs/promises"
import { join } from "node:path"
import { promisify } from "node:util"

type Ids = { uid: number; gid: number }

/** An id that systemd and Debian leave unassigned. */
const databaseUser: Ids = { uid: 65_525, gid: 65_525 }
const nobody: Ids = { uid: 65_534, gid: 65_534 }

export const isRoot = process.getuid?.() === 0

/** PostgreSQL refuses to run as root. */
export const osUser = {
  ...(isRoot ? databaseUser : {}),
  cwd: "/",
  env: process.platform === "win32" ? process.env : { PATH: process.env.PATH, LC_ALL: "C" },
}

export function run(program: string, args: string[], other: Partial<Ids> = {}) {
  return promisify(execFile)(program, args, { ...osUser, ...other, windowsHide: true })
}

export function canRun(program: string, ...args: string[]) {
  return run(program, args).then(
    () => true,
    () => false,
  )
}

export async function chownToDatabaseUser(folder: string) {
  if (!isRoot) return
  // root first, so that nobody can plant a symlink
  await chown(folder, 0, 0)
  await chownContents(folder)
  await chown(folder, databaseUser.uid, databaseUser.gid)
}

/** Uses lchown, because a symlink could lead out of the folder. */
async function chownContents(folder: string) {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    await lchown(path, databaseUser.uid, databaseUser.gid)
    if (entry.isDirectory()) await chownContents(path)
  }
}

export async function chownToNobody(folder: string) {
  if (!isRoot) return {}
  await chown(folder, nobody.uid, nobody.gid)
  return nobody
}

/** Earlier versions ran the database as nobody. */
export async function ownerOf(folder: string): Promise<Partial<Ids>> {
  if (!isRoot) return {}
  const { uid } = await stat(folder)
  return uid === nobody.uid ? nobody : databaseUser
}

export async function updateOwner(folder: string) {
  if (!isRoot) return
  const { uid } = await stat(folder)
  if (uid === nobody.uid || uid === 0) await chownToDatabaseUser(folder)
}
