import { missingChunk } from "../data/problem.ts"

export const chunkTimeout = 120_000

export function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(missingChunk), chunkTimeout)
    load()
      .then(resolve, () => reject(missingChunk))
      .finally(() => clearTimeout(timer))
  })
}

/** Browsers load a failed chunk again only after a reload. */
export function isMissingChunk(error: unknown) {
  return error === missingChunk
}
