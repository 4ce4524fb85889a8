import { execFile } from "node:child_process"
import { cp, open, rm } from "node:fs/promises"
import { join } from "node:path"
import { promisify } from "node:util"
import { errorCode } from "../db/error-code.ts"
import { CannotRun } from "./context.ts"

const run = promisify(execFile)

export type SmallDisk = Awaited<ReturnType<typeof smallDisk>>

/** Mounts a disk of this many megabytes on a folder, which can be filled to the last byte. */
export async function smallDisk(folder: string, megabytes: number, owner = 0) {
  const filler = join(folder, "filler")
  const options = `size=${megabytes}m,mode=${owner === 0 ? 711 : 700},uid=${owner},gid=${owner}`
  await run("mount", ["-t", "tmpfs", "-o", options, "tmpfs", folder]).catch((error: unknown) => {
    throw new CannotRun(`no disk can be mounted here: ${String(error)}`)
  })
  return {
    /** Also fills space that was freed since the last call. */
    async fill() {
      const file = await open(filler, "a")
      try {
        for (const size of [1_048_576, 4_096, 1]) await untilFull(() => file.write(Buffer.alloc(size, 1)))
      } finally {
        await file.close()
      }
    },
    makeRoom: () => rm(filler, { force: true }),
    // lazily: a watcher of the database may have its log open a moment longer
    remove: () => run("umount", ["-l", folder]),
  }
}

/** Moves a folder with its contents to such a disk, under the same name. */
export async function toSmallDisk(folder: string, megabytes: number, owner: number) {
  const aside = `${folder}-aside`
  await cp(folder, aside, { recursive: true, preserveTimestamps: true })
  const disk = await smallDisk(folder, megabytes, owner)
  await cp(aside, folder, { recursive: true, preserveTimestamps: true })
  await run("chown", ["-R", `${owner}:${owner}`, folder])
  await rm(aside, { recursive: true })
  return disk
}

async function untilFull(write: () => Promise<unknown>) {
  try {
    for (;;) await write()
  } catch (error) {
    if (errorCode(error) !== "ENOSPC") throw error
  }
}
