import type { Generated } from "kysely"
import type { CreatedAt } from "./identity-tables.ts"
import type { frequencies } from "../contract/saved-searches.ts"
import type { District } from "../contract/districts.ts"
import type { conditions } from "../contract/products.ts"

/** Tables of `search` are derived by triggers (migrations/0021-search.ts) and a job, and are in no backup. */
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
  /** The spelling of most products. */
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

/** Filters that are not set are stored as values that match every product. */
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
  /** Every product that the search finds has one of these keys. */
  keys: string[]
  keyedAt: Generated<Date>
  createdAt: CreatedAt
}

/** Which product a person was told of, and at which price. */
type ProductAlerts = {
  userId: string
  productId: string
  price: number
  /** Null for alerts that come from no saved search. */
  searchId: string | null
  /** True until the person's daily alerts are sent. */
  isWaiting: boolean
  toldAt: Generated<Date>
}
