import { chmod, mkdtemp } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"

/** Creates a folder that the database's own account may traverse, unlike other temporary folders. */
export async function temporaryFolder(prefix: string) {
  const folder = await mkdtemp(join(tmpdir(), prefix))
  await chmod(folder, 0o711)
  return folder
}
