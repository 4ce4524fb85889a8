import { findBinaries } from "./embedded/binaries.ts"
import { ensureCluster } from "./embedded/cluster.ts"
import { findEndpoint, openEndpoint } from "./embedded/endpoint.ts"
import { findDataDirectory } from "./embedded/data-directory.ts"
import { supervise } from "./embedded/supervisor.ts"
import { AlreadyRunning, takeLock } from "./embedded/lock.ts"
import { launch } from "./embedded/postmaster.ts"

type Speech = { onProgress?: (sentence: string) => void }

export async function startEmbedded(dataDir: string, { onProgress = () => undefined }: Speech = {}) {
  const directory = await findDataDirectory(dataDir, onProgress)
  const unlock = takeLock(directory.lock, dataDir)
  try {
    const binaries = await findBinaries(onProgress)
    const endpoint = await openEndpoint(directory)
    await ensureCluster(binaries, directory, endpoint, onProgress)
    const server = await supervise(() => launch(binaries, directory, endpoint), onProgress)
    const stop = async () => {
      await server.stop()
      await endpoint.close()
      unlock()
    }
    return { connection: endpoint.connection, stop }
  } catch (error) {
    unlock()
    throw error
  }
}

export async function joinEmbedded(dataDir: string, speech: Speech = {}) {
  try {
    return await startEmbedded(dataDir, speech)
  } catch (error) {
    if (!(error instanceof AlreadyRunning)) throw error
    const connection = await findEndpoint(await findDataDirectory(dataDir, () => undefined))
    return { connection, stop: async () => undefined }
  }
}
