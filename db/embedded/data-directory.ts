import { chmod, mkdir, mkdtemp, readlink, realpath, rmdir, stat, symlink } from "node:fs/promises"
import { basename, dirname, join, resolve } from "node:path"
import { runs, weAreRoot } from "./os-user.ts"

/** Where a root that nobody may look into keeps what the database needs. */
export const systemFolder = "/var/lib/backline"

export type DataDirectory = { folder: string; data: string; lock: string; log: string }

/** The database's folder: DATA_DIR/postgres, or what it links to. */
export async function findDataDirectory(
  dataDir: string,
  say: (sentence: string) => void,
): Promise<DataDirectory> {
  const place = join(resolve(dataDir), "postgres")
  await mkdir(dirname(place), { recursive: true })
  if (!(await exists(place))) await settle(place)
  const folder = await realpath(place)
  if (!(await reachable(folder))) throw new Error(outOfReach(place))
  if (folder.startsWith(`${systemFolder}/`))
    say(`The database's account cannot enter ${dataDir}: the database lives in ${folder}`)
  return {
    folder,
    data: join(folder, "data"),
    lock: join(folder, "lock"),
    log: join(folder, "postgres.log"),
  }
}

async function settle(place: string) {
  if (await reachable(dirname(place))) await makeFolder(place)
  else await settleInSystemFolder(place)
}

async function makeFolder(folder: string) {
  await mkdir(folder, { recursive: true })
  if (weAreRoot) await chmod(folder, 0o711)
}

/** Links the place to a new folder outside; whoever comes second follows the link of the first. */
async function settleInSystemFolder(place: string) {
  await makeFolder(systemFolder)
  const folder = await mkdtemp(join(systemFolder, `${basename(dirname(dirname(place)))}-`))
  // before anything leads to it: what a killed start left closed nobody would open
  await makeFolder(folder)
  await symlink(folder, place).catch(() => rmdir(folder))
  // which may also be the link of an earlier start, to a folder that is lost
  await makeFolder(await readlink(place))
}

async function reachable(folder: string) {
  return !weAreRoot || runs("/bin/sh", "-c", 'cd -- "$1"', "sh", folder)
}

function exists(path: string) {
  return stat(path).then(
    () => true,
    () => false,
  )
}

function outOfReach(place: string) {
  return `As root, Backline runs its database under an account of its own, which cannot enter ${place}.
Let everyone pass its parent folders (chmod o+x), or start Backline as another account.`
}
