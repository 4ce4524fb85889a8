import { canBeMisspelt, stubsOf } from "../products/near-words.ts"
import type { Search } from "../products/search-filter.ts"
import { minPrefixLength, queryOf } from "../products/search-query.ts"
import { formsOf } from "../products/search-words.ts"
import { synonymsOf } from "../products/synonyms.ts"
import { groupsOf } from "../products/word-groups.ts"

type Group = { keys: string[]; atMost: number }

/** Returns keys of which every match has one: lexemes, `word*` for a prefix, `~stub` for a word with one letter wrong. */
export function keysOf({ input: { words }, known, facts }: Search) {
  const groups = groupsOf(words).flatMap(({ words: together, oneWord }) =>
    together.map((word): Group => groupOf(known, word, oneWord)),
  )
  const lists = facts.prices.length > 0 ? [...facts.others, facts.prices] : facts.others
  for (const list of lists)
    groups.push({ keys: list, atMost: list.reduce((sum, lexeme) => sum + known.countOf(lexeme), 0) })
  const [rarest] = groups.toSorted((one, other) => one.atMost - other.atMost)
  return [...new Set(rarest?.keys)]
}

function groupOf(known: Search["known"], word: string, oneWord?: string): Group {
  const { atMost } = queryOf(known, [word], "whole")
  return { keys: [word, oneWord ?? []].flat().flatMap(keysOfWord), atMost }
}

function keysOfWord(word: string) {
  const forms = [word, ...formsOf(word)]
  const synonyms = forms.flatMap(synonymsOf)
  const plurals = synonyms.flatMap((terms) => (terms.length === 1 ? terms.flatMap(formsOf) : []))
  return [
    ...forms,
    ...plurals,
    // a synonym of several words requires each of them
    ...synonyms.flatMap(([first]) => first ?? []),
    ...(word.length >= minPrefixLength ? [`${word}*`] : []),
    ...(canBeMisspelt(word) ? [...stubsOf(word)].map((stub) => `~${stub}`) : []),
  ]
}

/** Lengths of words in `search.corrections` (products/vocabulary.ts). */
const correctedLengths = { min: 4, max: 20 }

export function keysOfProduct(lexemes: string[]) {
  const words = lexemes.filter((lexeme) => !lexeme.startsWith("#"))
  return [...new Set([...lexemes, ...words.flatMap(beginningsOf), ...words.flatMap(misspellingsOf)])]
}

const maxWordLength = 40

function beginningsOf(word: string) {
  const longest = Math.min(word.length - 1, maxWordLength)
  return Array.from(
    { length: Math.max(0, longest - minPrefixLength + 1) },
    (_, at) => `${word.slice(0, minPrefixLength + at)}*`,
  )
}

function misspellingsOf(word: string) {
  const { min, max } = correctedLengths
  return word.length < min || word.length > max ? [] : [...stubsOf(word)].map((stub) => `~${stub}`)
}
