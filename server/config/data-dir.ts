import { mkdir, rm, writeFile } from "node:fs/promises"
import { dirname, join } from "node:path"

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

/** `recursive` loops forever in Node.js where a folder cannot be created, as in /proc. */
async function makeFolder(folder: string): Promise<void> {
  if (await tryMkdir(folder)) return
  const parent = dirname(folder)
  await makeFolder(parent)
  if (!(await tryMkdir(folder)))
    throw Object.assign(new Error(`${folder} cannot be made`), { code: "ENOENT" })
}

async function tryMkdir(folder: string) {
  return mkdir(folder).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === "EEXIST") return true
      if (error.code === "ENOENT" && dirname(folder) !== folder) return false
      throw error
    },
  )
}
