import { readdir, rm, stat } from "node:fs/promises"
import { join } from "node:path"

/** Removes the files of a folder that were last written before a moment and whose names end so. */
export async function deleteOldFiles(folder: string, before: Date, ending = "") {
  const names = await readdir(folder)
  for (const name of names.filter((each) => each.endsWith(ending))) {
    const file = join(folder, name)
    // it may have been renamed or removed since
    const written = await stat(file).catch(() => undefined)
    if (written && written.mtime < before) await rm(file, { force: true })
  }
}
