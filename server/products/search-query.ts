import type { KnownWords, Lookup } from "./known-words.ts"
import { formsOf, isBangla, minBanglaLength } from "./search-words.ts"
import { canBeMisspelt, editDistance } from "./near-words.ts"
import { synonymsOf } from "./synonyms.ts"
import { groupsOf } from "./word-groups.ts"

export type Term = { query: string; atMost: number }

/** Longer words and corrections are added if they are so many times as frequent as the typed word. */
const farMoreFrequent = 50
export const minPrefixLength = 3

/** How the last word is read: as typed, as the beginning of a frequent word, or of any word. */
export type Ending = "whole" | "incomplete" | "prefix"

export function lookupOf(words: string[], ending: Ending): Lookup {
  const oneWords = groupsOf(words).flatMap(({ oneWord = [] }) => oneWord)
  return {
    exact: [...words, ...oneWords].flatMap(exactlyOf),
    prefixes: words.filter(
      (word, at) => word.length >= minPrefixLength || endingAt(words, at, ending) === "incomplete",
    ),
    misspelt: words.filter(canBeMisspelt),
  }
}

/** Adds the forms, synonyms, completions and corrections of each word. */
export function queryOf(known: KnownWords, words: string[], ending: Ending): Term {
  const terms = words.map((word, at) => termOf(known, word, endingAt(words, at, ending)))
  const groups = groupsOf(words).map((group) => {
    const each = allOf(terms.slice(group.at, group.at + group.words.length))
    return group.oneWord === undefined ? each : anyOf([termOf(known, group.oneWord, "whole"), each])
  })
  return allOf(groups)
}

function endingAt(words: string[], at: number, ending: Ending) {
  return at === words.length - 1 ? ending : "whole"
}

function exactlyOf(word: string) {
  const forms = [word, ...formsOf(word)]
  const synonyms = forms.flatMap((form) => synonymsOf(form).flat())
  return [...forms, ...synonyms, ...synonyms.flatMap(formsOf)]
}

function termOf(known: KnownWords, word: string, ending: Ending) {
  const forms = formsOf(word).filter((form) => known.countOf(form) > 0 || synonymsOf(form).length > 0)
  const synonyms = [word, ...forms].flatMap(synonymsOf)
  const plurals = synonyms.flatMap((terms) => (terms.length === 1 ? terms.flatMap(formsOf) : []))
  const single = [word, ...forms, ...plurals.filter((plural) => known.countOf(plural) > 0)]
  const same = [...single.map((term) => [term]), ...synonyms].map((terms) =>
    allOf(terms.map((term) => wordTerm(known, term))),
  )
  const { atMost } = anyOf(same)
  const isFarMoreFrequent = (other: string) => known.countOf(other) >= farMoreFrequent * atMost
  const canContinue = ending === "incomplete" || (isBangla(word) && word.length >= minBanglaLength)
  const longer = known.startingWith(word).filter((other) => canContinue || isFarMoreFrequent(other))
  const corrected = known
    .near(word)
    .filter((other) => editDistance(word, other) === 1 && isFarMoreFrequent(other))
  const others = new Set([...longer, ...corrected]).difference(new Set([word, ...forms]))
  const prefix = ending === "prefix" ? [{ query: `${quoted(word)}:*`, atMost }] : []
  return anyOf([...same, ...[...others].map((other) => wordTerm(known, other)), ...prefix])
}

function wordTerm(known: KnownWords, word: string): Term {
  return { query: quoted(word), atMost: known.countOf(word) }
}

function anyOf(terms: Term[]): Term {
  const [first, ...others] = terms
  if (first && others.length === 0) return first
  return {
    query: `(${terms.map(({ query }) => query).join(" | ")})`,
    atMost: terms.reduce((sum, { atMost }) => sum + atMost, 0),
  }
}

function allOf(terms: Term[]): Term {
  const [first, ...others] = terms
  if (first && others.length === 0) return first
  return {
    query: terms.length > 0 ? `(${terms.map(({ query }) => query).join(" & ")})` : "",
    atMost: Math.min(...terms.map(({ atMost }) => atMost)),
  }
}

export function quoted(word: string) {
  return `'${word.replaceAll("\\", String.raw`\\`).replaceAll("'", "''")}'`
}
