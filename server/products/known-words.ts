import { sql } from "kysely"
import type { Db } from "../../db/tables.ts"
import { stubsOf } from "./near-words.ts"

/** What is looked up: words as they are, words that begin so, and words that are spelt nearly so. */
export type Asked = { exact: Iterable<string>; beginnings: Iterable<string>; spelt: Iterable<string> }

type Known = { way: "exact" | "begins" | "near"; asked: string; word: string; documents: number }

/** Words of products with how many products have them, by the way in which they were asked for. */
export type KnownWords = Awaited<ReturnType<typeof lookUp>>

/** Of the words that begin so, the most frequent. */
const mostBeginnings = 12

export async function lookUp(db: Db, { exact, beginnings, spelt }: Asked) {
  const [words, starts] = [[...exact], [...beginnings]]
  const stubs = [...spelt].flatMap((word) => [...stubsOf(word)].map((stub) => ({ word, stub })))
  const isAsked = words.length + starts.length + stubs.length > 0
  const { rows } = !isAsked
    ? { rows: [] }
    : await sql<Known>`
    select 'exact' as way, word as asked, word, documents from search.vocabulary where word = any(${words}::text[])
    union all
    select 'begins', beginning, longer.word, longer.documents
    from unnest(${starts}::text[]) as beginning, lateral (
      select word, documents from search.vocabulary
      where word > beginning and word < beginning || U&'\\+10FFFF' order by documents desc limit ${mostBeginnings}
    ) as longer
    union all
    select distinct 'near', typed, vocabulary.word, documents
    from unnest(${stubs.map(({ word }) => word)}::text[], ${stubs.map(({ stub }) => stub)}::text[]) as typo(typed, stub)
    join search.corrections using (stub) join search.vocabulary on vocabulary.word = corrections.word`.execute(
        db,
      )
  const counts = new Map(rows.map(({ word, documents }) => [word, documents]))
  const of = (way: Known["way"], asked: string) =>
    rows.filter((row) => row.way === way && row.asked === asked).map(({ word }) => word)
  return {
    countOf: (word: string) => counts.get(word) ?? 0,
    beginningWith: (beginning: string) => of("begins", beginning),
    near: (typed: string) => of("near", typed),
  }
}
