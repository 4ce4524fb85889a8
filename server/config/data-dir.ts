import { mkdir, rm, writeFile } from "node:fs/promises"
import { dirname, join } from "node:path"

/** Makes the folder of the settings, where it is not there yet. Throws an Error in words where nothing can be kept. */
export async function openDataDir(dataDir: string) {
  const probe = join(dataDir, `.probe-${process.pid}`)
  try {
    await makeFolder(dataDir)
    await writeFile(probe, "")
    await rm(probe, { force: true })
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : String(error)
    throw new Error(
      `DATA_DIR is ${dataDir}, where nothing can be written (${code}). Choose a folder of your own.`,
      { cause: error },
    )
  }
}

/** One after the other: Node's own `recursive` never ends where a folder cannot be made, as in /proc. */
async function makeFolder(folder: string): Promise<void> {
  if (await isMade(folder)) return
  const above = dirname(folder)
  await makeFolder(above)
  if (!(await isMade(folder))) throw Object.assign(new Error(`${folder} cannot be made`), { code: "ENOENT" })
}

/** False where what it would be in is not there. */
async function isMade(folder: string) {
  return mkdir(folder).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === "EEXIST") return true
      if (error.code === "ENOENT" && dirname(folder) !== folder) return false
      throw error
    },
  )
}
