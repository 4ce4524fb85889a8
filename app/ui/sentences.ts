import type { z } from "zod"
import { sentenceOf } from "../../contract/checks.ts"
import { checks } from "#texts/checks"

/** The first error of each field, as the server would word it. */
export function sentencesOf({ issues }: z.ZodError) {
  const sentences: Record<string, string> = {}
  for (const { path, message } of issues) sentences[path.join(".")] ??= sentenceOf(checks, message)
  return sentences
}
