import { missingChunk } from "./problem.ts"

export const chunkTimeout = 120_000

/** Loads a chunk by `import()`; one that fails or times out rejects with a {@link ProblemError}. */
export function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(missingChunk), chunkTimeout)
    load()
      .then(resolve, () => reject(missingChunk))
      .finally(() => clearTimeout(timer))
  })
}

/** Whether a chunk failed to load; browsers retry it only after a reload. */
export function isMissingChunk(error: unknown) {
  return error === missingChunk
}
