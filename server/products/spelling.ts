import { sql } from "kysely"
import { limitLiteral } from "../../db/rows.ts"
import type { Db } from "../../db/tables.ts"
import { canBeMisspelt, editDistance, stubsOf } from "./near-words.ts"
import type { Search } from "./search-filter.ts"

const maxCorrected = 3
const maxCandidates = 200

/** Returns the search with unknown words replaced by the nearest known ones; undefined if none is near. */
export async function nearestSpelling(db: Db, { input: { words, priceWords }, known }: Search) {
  const unknown = words.filter((word) => canBeMisspelt(word) && known.countOf(word) === 0)
  const nearby = new Map<string, string>()
  for (const word of unknown.slice(0, maxCorrected)) {
    const near = await nearest(db, word)
    if (near !== undefined) nearby.set(word, near)
  }
  if (nearby.size === 0) return undefined
  return [...words.map((word) => nearby.get(word) ?? word), priceWords].join(" ").trim()
}

/** Allows one edit; from 7 letters on two, if the first letter is the same. */
async function nearest(db: Db, word: string) {
  const [first = "", ...others] = Array.from(word)
  const length = others.length + 1
  const most = length < 7 ? 1 : 2
  const { rows } = await sql<{ word: string; documents: number }>`
    select vocabulary.word, documents from search.corrections join search.vocabulary using (word)
    where stub = any(${[...stubsOf(word)]}::text[])
    union
    select vocabulary.word, documents from search.vocabulary
    join search.corrections on corrections.stub = vocabulary.word and corrections.word = vocabulary.word
    where vocabulary.word >= ${first} and vocabulary.word < ${first} || U&'\\+10FFFF'
      and char_length(vocabulary.word) between ${length - most} and ${length + most}
    order by documents desc limit ${limitLiteral(maxCandidates)}`.execute(db)
  const near = rows
    .map((each) => ({ ...each, apart: editDistance(word, each.word) }))
    .filter(({ apart }) => apart <= most)
    .toSorted((one, other) => one.apart - other.apart || other.documents - one.documents)
  return near[0]?.word
}
