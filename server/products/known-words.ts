import { sql } from "kysely"
import { limitLiteral } from "../../db/rows.ts"
import type { Db } from "../../db/tables.ts"
import { stubsOf } from "./near-words.ts"

export type Lookup = { exact: Iterable<string>; prefixes: Iterable<string>; misspelt: Iterable<string> }

type Match = { kind: "exact" | "prefix" | "near"; asked: string; word: string; documents: number }

export type KnownWords = Awaited<ReturnType<typeof lookUp>>

const maxPerPrefix = 12

export async function lookUp(db: Db, lookup: Lookup) {
  const matches = await matchesOf(db, lookup)
  const counts = new Map(matches.map(({ word, documents }) => [word, documents]))
  const byAsked = Map.groupBy(matches, ({ kind, asked }) => `${kind} ${asked}`)
  const foundFor = (kind: Match["kind"], asked: string) =>
    byAsked.get(`${kind} ${asked}`)?.map(({ word }) => word) ?? []
  return {
    countOf: (word: string) => counts.get(word) ?? 0,
    startingWith: (prefix: string) => foundFor("prefix", prefix),
    near: (misspelt: string) => foundFor("near", misspelt),
  }
}

async function matchesOf(db: Db, lookup: Lookup): Promise<Match[]> {
  const [exact, prefixes] = [[...lookup.exact], [...lookup.prefixes]]
  const stubs = [...lookup.misspelt].flatMap((word) => [...stubsOf(word)].map((stub) => ({ word, stub })))
  if (exact.length + prefixes.length + stubs.length === 0) return []
  const { rows } = await sql<Match>`
    select 'exact' as kind, word as asked, word, documents from search.vocabulary where word = any(${exact}::text[])
    union all
    select 'prefix', prefix, longer.word, longer.documents
    from unnest(${prefixes}::text[]) as prefix, lateral (
      select word, documents from search.vocabulary
      where word > prefix and word < prefix || U&'\\+10FFFF' order by documents desc limit ${limitLiteral(maxPerPrefix)}
    ) as longer
    union all
    select distinct 'near', misspelt, vocabulary.word, documents
    from unnest(${stubs.map(({ word }) => word)}::text[], ${stubs.map(({ stub }) => stub)}::text[]) as typo(misspelt, stub)
    join search.corrections using (stub) join search.vocabulary on vocabulary.word = corrections.word`.execute(
    db,
  )
  return rows
}
