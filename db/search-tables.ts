import type { Generated } from "kysely"
import type { District } from "../contract/districts.ts"
import type { conditions } from "../contract/products.ts"

/** Derived from other tables by triggers and a job, and in no backup. */
export type SearchTables = {
  "search.products": SearchProducts
  "search.rows": SearchProducts
  "search.vocabulary": { word: string; documents: number }
  "search.corrections": { stub: string; word: string }
  "search.phrases": Phrases
  "search.outdated": Outdated
  "search.progress": { countedUpTo: string; rebuiltAt: Date }
}

/** One row for each product on show, sold or not. */
type SearchProducts = {
  id: string
  /** In poisha. */
  price: number
  category: string
  condition: (typeof conditions)[number]
  district: District | null
  available: boolean
  verified: boolean
  negotiable: boolean
  words: string
}

type Phrases = {
  phrase: string
  /** As most products write it. */
  shown: string
  isBrand: boolean
  documents: number
  words: string
}

type Outdated = {
  id: Generated<string>
  category: string | null
  seller: string | null
  createdAt: Generated<Date>
}
