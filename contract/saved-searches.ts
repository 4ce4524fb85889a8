import { z } from "zod"
import { Id, required } from "./fields.ts"
import { refuseCrossedPrices, SearchFilter } from "./search.ts"
import { searchNameLength } from "./search-choices.ts"

export const maxSavedSearches = 20

export const frequencies = ["at-once", "daily"] as const

export type Frequency = (typeof frequencies)[number]

const frequency = z.enum(frequencies).meta({
  description: "Whether one is told of each product at once, or once a day of all",
})

const name = required("name", searchNameLength)

const Parameters = z
  .object({
    q: z.string(),
    category: Id,
    condition: z.string(),
    min: z.string(),
    max: z.string(),
    district: z.string(),
    verified: z.literal("true"),
    negotiable: z.literal("true"),
  })
  .partial()
  .meta({ id: "SearchParameters" })

export const NewSavedSearch = z
  .object({
    name: name.optional().meta({ description: "Left out, it is made of the words and filters" }),
    frequency: frequency.default("at-once"),
    search: SearchFilter.omit({ posted: true, available: true })
      .superRefine(refuseCrossedPrices)
      .meta({ description: "The parameters of the search, as in `GET /api/products`" }),
  })
  .meta({ id: "NewSavedSearch" })
export type NewSavedSearch = z.infer<typeof NewSavedSearch>

export const SavedSearchChanges = z
  .object({ name, frequency: z.enum(frequencies) })
  .partial()
  .meta({ id: "SavedSearchChanges" })
export type SavedSearchChanges = z.infer<typeof SavedSearchChanges>

export const SavedSearch = z
  .object({
    _id: Id,
    name: z.string(),
    frequency,
    search: Parameters.meta({ description: "The parameters of the search, as in `GET /api/products`" }),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: "SavedSearch" })
export type SavedSearch = z.infer<typeof SavedSearch>

export const SavedSearches = z.array(SavedSearch)

export const SavedSearchParam = z.object({ id: Id })
