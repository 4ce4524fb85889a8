import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { z } from "zod"

export const resultsFile = join(import.meta.dirname, "results.json")

const Result = z.object({
  id: z.string(),
  engine: z.string(),
  /** The target at the time of the measurement. */
  target: z.string(),
  measured: z.string(),
  held: z.boolean(),
  minutes: z.number(),
  date: z.string(),
  commit: z.string(),
  machine: z.string(),
})
export type Result = z.infer<typeof Result>

/** The newest result of each goal on each engine. */
export async function results() {
  const text = await readFile(resultsFile, "utf8").catch(() => "[]")
  return z.array(Result).parse(JSON.parse(text))
}
