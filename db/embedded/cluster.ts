import { access, mkdtemp, readdir, rename, rm } from "node:fs/promises"
import { join } from "node:path"
import { chownToDatabaseUser, chownToNobody, run } from "./os-user.ts"
import type { Binaries } from "./binaries.ts"
import type { Endpoint } from "./endpoint.ts"
import type { DataDirectory } from "./data-directory.ts"

/** Atomic: initdb writes to a draft folder, which is then renamed. */
export async function ensureCluster(
  { initdb }: Binaries,
  directory: DataDirectory,
  endpoint: Endpoint,
  say: (sentence: string) => void,
) {
  await removeDrafts(directory)
  if (await isInitialised(directory)) return
  say("Preparing the database…")
  const draft = await mkdtemp(join(directory.folder, draftName))
  const flags = ["-D", draft, "-U", "backline", "-E", "UTF8", ...locale, ...endpoint.initFlags]
  await run(initdb, flags, await chownToNobody(draft))
  await chownToDatabaseUser(draft)
  await rename(draft, directory.data)
}

const draftName = "draft-"

async function removeDrafts({ folder }: DataDirectory) {
  for (const name of await readdir(folder))
    if (name.startsWith(draftName))
      await rm(join(folder, name), { recursive: true, maxRetries: 3 }).catch(() => undefined)
}

function isInitialised({ data }: DataDirectory) {
  return access(join(data, "PG_VERSION")).then(
    () => true,
    () => false,
  )
}

// pg_trgm ignores Bangla letters in the locale C; macOS and Windows have no C.UTF-8
const systemLocales: Partial<Record<NodeJS.Platform, string>> = { darwin: "en_US.UTF-8", win32: "C" }

const locale = [
  `--locale=${systemLocales[process.platform] ?? "C.UTF-8"}`,
  "--locale-provider=builtin",
  "--builtin-locale=C.UTF-8",
]
