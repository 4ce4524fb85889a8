import { banglaModelAt } from "./bangla-models.ts"
import { isModel } from "./search-words.ts"
import { asOneWord } from "./synonyms.ts"

/** Consecutive words that products may write as one: "sm 58" as "sm58", "drum kit" as "drum". */
type WordGroup = { at: number; words: string[]; oneWord?: string }

export function groupsOf(words: string[]) {
  const groups: WordGroup[] = []
  for (let at = 0; at < words.length; at += groups.at(-1)?.words.length ?? 1) groups.push(groupAt(words, at))
  return groups
}

function groupAt(words: string[], at: number): WordGroup {
  const [word = "", next] = words.slice(at, at + 2)
  const model = words.slice(at, at + banglaModelAt(words, at))
  if (model.length > 0) return { at, words: model, oneWord: model.join("") }
  if (next === undefined) return { at, words: [word] }
  const oneWord = isModel(word, next) ? word + next : asOneWord([word, next])
  return oneWord === undefined ? { at, words: [word] } : { at, words: [word, next], oneWord }
}
