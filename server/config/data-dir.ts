import { mkdir, rm, writeFile } from "node:fs/promises"
import { dirname, join } from "node:path"
import { errorCode } from "../../db/error-code.ts"

/** Subfolders that this product writes; an earlier start may have created them as another user. */
const ownFolders = ["postgres", "photos", "outbox", "uploads"]

export async function openDataDir(dataDir: string) {
  const refusal = await errorOf(async () => {
    await makeFolder(dataDir)
    await write(dataDir)
  })
  if (refusal)
    throw new Error(
      `DATA_DIR is ${dataDir}, where nothing can be written (${refusal}). Choose a folder of your own.`,
    )
  for (const folder of ownFolders.map((name) => join(dataDir, name))) await assertWritable(folder)
}

async function assertWritable(folder: string) {
  const refusal = await errorOf(() => write(folder))
  if (refusal && refusal !== "ENOENT")
    throw new Error(
      `DATA_DIR has ${folder}, where nothing can be written (${refusal}). ` +
        "Give it to the user that Backline runs as, or choose another folder.",
    )
}

async function write(folder: string) {
  const probe = join(folder, `.probe-${process.pid}`)
  await writeFile(probe, "")
  await rm(probe, { force: true })
}

async function errorOf(act: () => Promise<unknown>) {
  try {
    await act()
    return undefined
  } catch (error) {
    return errorCode(error) || String(error)
  }
}

/** `recursive` of Node.js loops forever where a folder cannot be created, as in /proc. */
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
