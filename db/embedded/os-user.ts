import { execFile } from "node:child_process"
import { chown, lchown, readdir, stat } from "node:fs/promises"
import { join } from "node:path"
import { promisify } from "node:util"

type Ids = { uid: number; gid: number }

/** A number that is no account's, of those that systemd and Debian leave unused: nobody else runs under it. */
const own: Ids = { uid: 65_525, gid: 65_525 }
/** An account that many share. */
const nobody: Ids = { uid: 65_534, gid: 65_534 }

export const weAreRoot = process.getuid?.() === 0

/** How PostgreSQL's programs are started: it refuses root, so root has them run under a number of their own. */
export const osUser = {
  ...(weAreRoot ? own : {}),
  // a folder that every account may be in
  cwd: "/",
  env: process.platform === "win32" ? process.env : { PATH: process.env.PATH, LC_ALL: "C" },
}

/** Runs a program to its end under that account, or under another one. Rejects when it fails. */
export function run(program: string, args: string[], other: Partial<Ids> = {}) {
  return promisify(execFile)(program, args, { ...osUser, ...other, windowsHide: true })
}

export function runs(program: string, ...args: string[]) {
  return run(program, args).then(
    () => true,
    () => false,
  )
}

/** Hands a folder and all that is in it over to that account. */
export async function handOver(folder: string) {
  if (!weAreRoot) return
  // so that nobody puts a link into it meanwhile
  await chown(folder, 0, 0)
  await handOverAllIn(folder)
  // last, so that one that was killed in the middle is begun anew
  await chown(folder, own.uid, own.gid)
}

/** Never follows a link, which would lead out of the folder. */
async function handOverAllIn(folder: string) {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    await lchown(path, own.uid, own.gid)
    if (entry.isDirectory()) await handOverAllIn(path)
  }
}

/** Lends an empty folder to the account nobody, for a program that wants to run under one with a name. */
export async function lendToNobody(folder: string) {
  if (!weAreRoot) return {}
  await chown(folder, nobody.uid, nobody.gid)
  return nobody
}

/** The account whose files these are: of a Backline of before it was nobody. */
export async function ownerOf(folder: string): Promise<Partial<Ids>> {
  if (!weAreRoot) return {}
  const { uid } = await stat(folder)
  return uid === nobody.uid ? nobody : own
}

/** Takes over the files of a Backline of before, whose server has stopped. */
export async function takeOver(folder: string) {
  if (!weAreRoot) return
  // root's where one that took it over was killed
  const { uid } = await stat(folder)
  if (uid === nobody.uid || uid === 0) await handOver(folder)
}
