import { readdir, rm, stat } from "node:fs/promises"
import { join } from "node:path"

export async function deleteOldFiles(folder: string, before: Date, suffix = "") {
  const names = await readdir(folder)
  for (const name of names.filter((each) => each.endsWith(suffix))) {
    const file = join(folder, name)
    const info = await stat(file).catch(() => undefined)
    if (info && info.mtime < before) await rm(file, { force: true })
  }
}
