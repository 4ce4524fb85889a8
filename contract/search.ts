import { z } from "zod"
import { fieldError } from "./checks.ts"
import { districtSlugs } from "./districts.ts"
import { highestPrice, Id, Page } from "./fields.ts"
import { PhotoSize } from "./images.ts"
import { conditions, Products, advertised, SaleStatus } from "./products.ts"
import { ages, availableChoices, maxSearchLength } from "./search-choices.ts"
import { searchSorts } from "./sorts.ts"

export const maxCounted = 1_000

const flag = z.literal("true").meta({ description: "`true`, or left out" })

function priceLimit(field: "min" | "max") {
  return z
    .string()
    .regex(/^\d{1,12}(?:\.\d{1,2})?$/, fieldError("notAPrice", field))
    .transform(Number)
    .pipe(z.number().max(highestPrice, fieldError("tooHigh", field, highestPrice)))
    .meta({ description: "BDT, digits only" })
}

const choices = {
  q: z.string().meta({ description: `What is searched for; the first ${maxSearchLength} letters count` }),
  category: Id,
  condition: z
    .string()
    .transform((names) => names.split(","))
    .pipe(z.array(z.enum(conditions)))
    .meta({ description: "One or several, separated by commas" }),
  min: priceLimit("min"),
  max: priceLimit("max"),
  district: z.string().pipe(z.enum(districtSlugs)),
  verified: flag.meta({ description: "Of verified sellers only" }),
  available: z.enum(availableChoices),
  posted: z.enum(ages),
  negotiable: flag,
}

export const SearchFilter = z.object(choices).partial()
export type SearchFilter = z.infer<typeof SearchFilter>

export const FacetsQuery = SearchFilter.extend({
  categoryId: Id.optional().meta({
    description: "The same as `category`, but other categories are not counted",
  }),
}).superRefine(refuseCrossedPrices)

const listOnly = ["ad", "sellerId", "saleStatus"] as const

/** A search if any search parameter is given, by relevance if `q` is given; otherwise a list. */
export const ProductQuery = SearchFilter.extend({
  categoryId: Id.optional().meta({ description: "In a search, the same as `category`" }),
  ad: z.literal(advertised).optional().meta({ description: "In a list only" }),
  sellerId: Id.optional().meta({ description: "In a list only" }),
  saleStatus: SaleStatus.optional().meta({ description: "In a list only" }),
  sort: z.enum(searchSorts).optional(),
  limit: Page.shape.limit,
  cursor: z.string().max(1_000).optional(),
  after: z
    .string()
    .max(1_000)
    .optional()
    .meta({ description: "The same as `cursor`, as addresses of `/products` have it" }),
}).superRefine((query, context) => {
  refuseCrossedPrices(query, context)
  for (const name of listOnly)
    if (query[name] && isSearch(query))
      context.addIssue({ code: "custom", path: [name], message: fieldError("notInASearch", name) })
})
export type ProductQuery = z.infer<typeof ProductQuery>

const searchNames = [...Object.keys(choices), "sort"]

/** Whether the query has a parameter that only searches have. */
export function isSearch(query: object) {
  return Object.entries(query).some(([name, value]) => value !== undefined && searchNames.includes(name))
}

export function refuseCrossedPrices({ min = 0, max = highestPrice }: SearchFilter, context: z.RefinementCtx) {
  if (min > max) context.addIssue({ code: "custom", path: ["min"], message: fieldError("aboveMax", "min") })
}

const counted = { count: z.int().min(0) }

/** Number of results; a lower bound if not `isExact`. */
const Total = z.object({ count: z.int().min(0).max(maxCounted), isExact: z.boolean() })

export const filterParts = [
  "category",
  "condition",
  "price",
  "district",
  "verified",
  "posted",
  "negotiable",
  "available",
] as const

/** Ways to widen a search without results: `words` drops one word, `filters` all filters if one is not enough. */
export const loosenable = ["words", ...filterParts, "filters"] as const

/** Lower bounds of the price ranges, in BDT. */
export const priceSteps = [0, 1_000, 2_500, 5_000, 10_000, 25_000, 50_000, 100_000] as const

export const Facets = z
  .object({
    total: Total,
    isExact: z.boolean().meta({
      description:
        "Whether the counts below are of all results; otherwise of a sample, and only their order counts",
    }),
    categories: z.array(z.object({ category: Id, categoryName: z.string(), ...counted })),
    conditions: z.array(z.object({ condition: z.enum(conditions), ...counted })),
    districts: z.array(z.object({ district: z.enum(districtSlugs), ...counted })),
    prices: z.object({
      lowest: z.number().optional().meta({ description: "BDT" }),
      highest: z.number().optional(),
      steps: z.array(z.object({ from: z.number(), to: z.number().optional(), ...counted })),
    }),
    verified: z.int().min(0),
    negotiable: z.int().min(0),
    spelling: z
      .string()
      .optional()
      .meta({ description: "The nearest spelling of `q`, where a word of it is in no product" }),
    typedPrice: z
      .object({ min: z.number().optional(), max: z.number().optional(), q: z.string(), words: z.string() })
      .optional()
      .meta({
        description:
          "Where `q` says a price: the one that counts, in BDT, which is `min` and `max` where they are given, what else `q` says, and the words that say the price, with which `spelling` ends",
      }),
    loosen: z.array(z.object({ filter: z.enum(loosenable), q: z.string().optional(), total: Total })).meta({
      description:
        "Where nothing was found: what to take off, and how many that finds; the price first, then most first",
    }),
  })
  .meta({ id: "Facets" })
export type Facets = z.infer<typeof Facets>

export const SuggestionsQuery = z.object({ q: choices.q.default("") })

const suggestedProduct = Products.element.pick({ _id: true, productName: true, sellingPrice: true })

export const Suggestions = z
  .object({
    phrases: z
      .array(z.string())
      .meta({ description: "What to search for: words that several products share" }),
    brands: z.array(z.string()),
    categories: z.array(z.object({ _id: Id, categoryName: z.string() })),
    products: z.array(suggestedProduct.extend({ productPhotoSizes: z.array(PhotoSize) })),
  })
  .meta({ id: "Suggestions" })
export type Suggestions = z.infer<typeof Suggestions>
