import { chmod, mkdtemp } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"

/** A new folder that the database's own account may pass, which of itself a temporary folder is not. */
export async function temporaryFolder(prefix: string) {
  const folder = await mkdtemp(join(tmpdir(), prefix))
  await chmod(folder, 0o711)
  return folder
}
