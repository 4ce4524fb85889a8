import { chmod, mkdir, mkdtemp, readlink, realpath, rmdir, stat, symlink } from "node:fs/promises"
import { basename, dirname, join, resolve } from "node:path"
import { canRun, isRoot } from "./os-user.ts"

/** For a root user whose folders the database's account cannot enter. */
export const systemFolder = "/var/lib/backline"

export type DataDirectory = { folder: string; data: string; lock: string; log: string }

export async function findDataDirectory(
  dataDir: string,
  say: (sentence: string) => void,
): Promise<DataDirectory> {
  const path = join(resolve(dataDir), "postgres")
  await mkdir(dirname(path), { recursive: true })
  if (!(await exists(path))) await createFolder(path)
  const folder = await realpath(path)
  if (!(await isReachable(folder))) throw new Error(unreachableMessage(path))
  if (folder.startsWith(`${systemFolder}/`))
    say(`The database's account cannot enter ${dataDir}: the database lives in ${folder}`)
  return {
    folder,
    data: join(folder, "data"),
    lock: join(folder, "lock"),
    log: join(folder, "postgres.log"),
  }
}

async function createFolder(path: string) {
  if (await isReachable(dirname(path))) await makeFolder(path)
  else await linkSystemFolder(path)
}

async function makeFolder(folder: string) {
  await mkdir(folder, { recursive: true })
  if (isRoot) await chmod(folder, 0o711)
}

async function linkSystemFolder(path: string) {
  await makeFolder(systemFolder)
  const folder = await mkdtemp(join(systemFolder, `${basename(dirname(dirname(path)))}-`))
  await makeFolder(folder)
  await symlink(folder, path).catch(() => rmdir(folder))
  await makeFolder(await readlink(path))
}

async function isReachable(folder: string) {
  return !isRoot || canRun("/bin/sh", "-c", 'cd -- "$1"', "sh", folder)
}

function exists(path: string) {
  return stat(path).then(
    () => true,
    () => false,
  )
}

function unreachableMessage(path: string) {
  return `As root, Backline runs its database under an account of its own, which cannot enter ${path}.
Let everyone pass its parent folders (chmod o+x), or start Backline as another account.`
}
