import { findBinaries } from "./embedded/binaries.ts"
import { ensureCluster } from "./embedded/cluster.ts"
import { findDoor, openDoor } from "./embedded/endpoint.ts"
import { findHome } from "./embedded/data-directory.ts"
import { keepRunning } from "./embedded/supervisor.ts"
import { AlreadyRunning, holdLock } from "./embedded/lock.ts"
import { launch } from "./embedded/postmaster.ts"

type Speech = { onProgress?: (sentence: string) => void }

/** Starts our own PostgreSQL on a data folder, which belongs to this process until it stops. */
export async function startEmbedded(dataDir: string, { onProgress = () => undefined }: Speech = {}) {
  const home = await findHome(dataDir, onProgress)
  const unlock = holdLock(home.lock, dataDir)
  try {
    const binaries = await findBinaries(onProgress)
    const door = await openDoor(home)
    await ensureCluster(binaries, home, door, onProgress)
    const server = await keepRunning(() => launch(binaries, home, door), onProgress)
    const stop = async () => {
      await server.stop()
      await door.close()
      unlock()
    }
    return { connection: door.connection, stop }
  } catch (error) {
    unlock()
    throw error
  }
}

/** For a command beside the product: the server of the running product, else one just for the command. */
export async function joinEmbedded(dataDir: string, speech: Speech = {}) {
  try {
    return await startEmbedded(dataDir, speech)
  } catch (error) {
    if (!(error instanceof AlreadyRunning)) throw error
    const connection = await findDoor(await findHome(dataDir, () => undefined))
    return { connection, stop: async () => undefined }
  }
}
