import { missing } from "./problem.ts"

/** Spec §9: how long a part of the program may take to arrive, in milliseconds. */
export const chunkPatience = 120_000

/** A part of the program that is loaded when it is needed. One that does not come is a {@link ProblemError}. */
export function chunk<Module>(load: () => Promise<Module>): Promise<Module> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(missing), chunkPatience)
    load()
      .then(resolve, () => reject(missing))
      .finally(() => clearTimeout(timer))
  })
}

/** Whether a part did not come; only loading the page anew asks for it again. */
export function isMissingChunk(error: unknown) {
  return error === missing
}
