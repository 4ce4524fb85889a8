import { execFile } from "node:child_process"
import { chown } from "node:fs/promises"
import { promisify } from "node:util"

const nobody = { uid: 65_534, gid: 65_534 }

export const weAreRoot = process.getuid?.() === 0

/** How PostgreSQL's programs are started: it refuses root, so root lends it the account nobody. */
export const account = {
  ...(weAreRoot ? nobody : {}),
  // a folder that every account may be in
  cwd: "/",
  env: process.platform === "win32" ? process.env : { PATH: process.env.PATH, LC_ALL: "C" },
}

/** Runs a program to its end under that account. Rejects when it fails. */
export function run(program: string, ...args: string[]) {
  return promisify(execFile)(program, args, { ...account, windowsHide: true })
}

export function runs(program: string, ...args: string[]) {
  return run(program, ...args).then(
    () => true,
    () => false,
  )
}

/** Hands a file or folder over to that account. */
export async function handOver(path: string) {
  if (weAreRoot) await chown(path, nobody.uid, nobody.gid)
}
