import { mkdir, rm, writeFile } from "node:fs/promises"
import { dirname, join } from "node:path"

/** Makes the folder of the settings, where it is not there yet. Throws an Error in words where nothing can be kept. */
export async function openDataDir(dataDir: string) {
  const probe = join(dataDir, `.probe-${process.pid}`)
  try {
    await makeFolder(dataDir)
    await writeFile(probe, "")
    await rm(probe)
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
  try {
    await mkdir(folder)
  } catch (error) {
    if (!(error instanceof Error && "code" in error)) throw error
    if (error.code === "EEXIST") return
    if (error.code !== "ENOENT" || dirname(folder) === folder) throw error
    await makeFolder(dirname(folder))
    await mkdir(folder)
  }
}
