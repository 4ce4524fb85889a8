import type { Asked, KnownWords } from "./known-words.ts"
import { formsOf, isBangla, isModel } from "./search-words.ts"
import { canBeMisspelt, distance } from "./near-words.ts"
import { synonymsOf } from "./synonyms.ts"

/** One of the ways in which products may say it: a tsquery, and how many products it finds at most. */
export type Way = { query: string; atMost: number }

/** Something else is searched for too where it is so many times as frequent as what was typed. */
const farMoreFrequent = 50
const shortestBeginning = 3
const shortestBangla = 4

/** How the last word is taken: as it is, as a frequent word that begins so, or as any. */
export type Ending = "whole" | "begun" | "prefix"

export function askedOf(words: string[], ending: Ending): Asked {
  return {
    exact: words.flatMap((word, at) => [...exactlyOf(word), word + (words[at + 1] ?? "")]),
    beginnings: words.filter(
      (word, at) => word.length >= shortestBeginning || endingAt(words, at, ending) === "begun",
    ),
    spelt: words.filter(canBeMisspelt),
  }
}

/** Each word in every way in which products may say it. */
export function queryOf(known: KnownWords, words: string[], ending: Ending): Way {
  const ways = words.map((word, at) => waysOf(known, word, endingAt(words, at, ending)))
  const groups: Way[] = []
  for (let at = 0; at < words.length; at += 1) {
    const [word = "", next = ""] = words.slice(at, at + 2)
    const parts = ways.slice(at, at + 2)
    if (isModel(word, next)) at += 1
    groups.push(
      isModel(word, next) ? either([wordWay(known, word + next), both(parts)]) : both(parts.slice(0, 1)),
    )
  }
  return both(groups)
}

function endingAt(words: string[], at: number, ending: Ending) {
  return at === words.length - 1 ? ending : "whole"
}

function exactlyOf(word: string) {
  const forms = [word, ...formsOf(word)]
  const synonyms = forms.flatMap((form) => synonymsOf(form).flat())
  return [...forms, ...synonyms, ...synonyms.flatMap(formsOf)]
}

function waysOf(known: KnownWords, word: string, ending: Ending) {
  const forms = formsOf(word).filter((form) => known.countOf(form) > 0 || synonymsOf(form).length > 0)
  const synonyms = [word, ...forms].flatMap(synonymsOf)
  const plurals = synonyms.flatMap((terms) => (terms.length === 1 ? terms.flatMap(formsOf) : []))
  const single = [word, ...forms, ...plurals.filter((plural) => known.countOf(plural) > 0)]
  const said = [...single.map((term) => [term]), ...synonyms].map((terms) =>
    both(terms.map((term) => wordWay(known, term))),
  )
  const { atMost } = either(said)
  const isFarMoreFrequent = (other: string) => known.countOf(other) >= farMoreFrequent * atMost
  const mayGoOn = ending === "begun" || (isBangla(word) && word.length >= shortestBangla)
  const longer = known.beginningWith(word).filter((other) => mayGoOn || isFarMoreFrequent(other))
  const corrected = known
    .near(word)
    .filter((other) => distance(word, other) === 1 && isFarMoreFrequent(other))
  const others = new Set([...longer, ...corrected]).difference(new Set([word, ...forms]))
  const any = ending === "prefix" ? [{ query: `${quoted(word)}:*`, atMost }] : []
  return either([...said, ...[...others].map((other) => wordWay(known, other)), ...any])
}

function wordWay(known: KnownWords, word: string): Way {
  return { query: quoted(word), atMost: known.countOf(word) }
}

function either(ways: Way[]): Way {
  const [first, ...others] = ways
  if (first && others.length === 0) return first
  return {
    query: `(${ways.map(({ query }) => query).join(" | ")})`,
    atMost: ways.reduce((sum, { atMost }) => sum + atMost, 0),
  }
}

function both(ways: Way[]): Way {
  const [first, ...others] = ways
  if (first && others.length === 0) return first
  return {
    query: ways.length > 0 ? `(${ways.map(({ query }) => query).join(" & ")})` : "",
    atMost: Math.min(...ways.map(({ atMost }) => atMost)),
  }
}

export function quoted(word: string) {
  return `'${word.replaceAll("\\", String.raw`\\`).replaceAll("'", "''")}'`
}
