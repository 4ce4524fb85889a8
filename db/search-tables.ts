import type { Generated } from "kysely"
import type { CreatedAt } from "./identity-tables.ts"
import type { frequencies } from "../contract/saved-searches.ts"
import type { District } from "../contract/districts.ts"
import type { conditions } from "../contract/products.ts"

/** Those of `search` are derived from others by triggers (of migrations/0021-search.ts) and a job, and in no backup. */
export type SearchTables = {
  savedSearches: SavedSearches
  productAlerts: ProductAlerts
  "search.products": SearchProducts
  "search.rows": SearchProducts
  "search.vocabulary": { word: string; documents: number }
  "search.corrections": { stub: string; word: string }
  "search.phrases": Phrases
  "search.outdated": Outdated
  "search.progress": { countedUpTo: string; rebuiltAt: Date }
}

type SearchProducts = {
  id: string
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

/** What is searched for; of filters that are not set, columns say what any product has. */
type SavedSearches = {
  id: string
  userId: string
  name: string
  frequency: (typeof frequencies)[number]
  q: string
  category: string | null
  conditions: (typeof conditions)[number][]
  district: District | null
  min: number
  max: number
  verified: boolean
  negotiable: boolean
  /** A product that is found has one of them. */
  keys: string[]
  keyedAt: Generated<Date>
  createdAt: CreatedAt
}

/** Of which product a person was told, and at which price. */
type ProductAlerts = {
  userId: string
  productId: string
  price: number
  /** Null for those that no saved search found. */
  searchId: string | null
  /** Until the person's alerts of a day are sent. */
  isWaiting: boolean
  toldAt: Generated<Date>
}
