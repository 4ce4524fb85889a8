import type { z } from "zod"
import { sentenceOf } from "../../contract/checks.ts"
import { checks } from "#texts/checks"

/** Returns the first error of each field, in the server's wording. */
export function sentencesOf({ issues }: z.ZodError) {
  const sentences: Record<string, string> = {}
  for (const { path, message } of issues) sentences[path.join(".")] ??= sentenceOf(checks, message)
  return sentences
}
