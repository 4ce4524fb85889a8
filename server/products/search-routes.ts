import { Hono } from "hono"
import { Facets, FacetsQuery, Suggestions, SuggestionsQuery } from "../../contract/search.ts"
import { allowAnyone } from "../http/guards.ts"
import { describeResponses, query, send } from "../http/route.ts"
import type { Env } from "../process/app-context.ts"
import { tagProductList } from "./cache-tags.ts"
import { assertKnownCategory } from "./known-category.ts"
import { countFacets } from "./facets.ts"
import { loosen } from "./nothing-found.ts"
import { toSearch } from "./search-filter.ts"
import { nearestSpelling } from "./spelling.ts"
import { fromSearchFilter, toFacets, toSuggestions } from "./search-wire.ts"
import { suggest } from "./suggestions.ts"

/** Register before the product routes, whose `/products/:id` would match these paths. */
export const searchRoutes = new Hono<Env>()
  .get(
    "/products/facets",
    allowAnyone,
    describeResponses("How many products a search finds, by what they can be filtered by", 200, Facets),
    query(FacetsQuery),
    async (c) => {
      const { db } = c.env
      const { categoryId, ...params } = c.req.valid("query")
      const filter = fromSearchFilter({ ...params, category: params.category ?? categoryId })
      const search = await toSearch(db, filter)
      const [facets, spelling] = await Promise.all([
        countFacets(db, filter, search, categoryId === undefined ? undefined : "category"),
        nearestSpelling(db, search),
      ])
      const isEmpty = facets.total.count === 0
      if (isEmpty) await assertKnownCategory(db, { category: params.category, categoryId })
      const looser = isEmpty ? await loosen(db, filter, search) : []
      tagProductList(isEmpty || categoryId === undefined ? {} : { categoryId: filter.category })
      return send(c, Facets, toFacets({ facets, spelling, looser, search }))
    },
  )
  .get(
    "/suggestions",
    allowAnyone,
    describeResponses("What a search may become that begins so", 200, Suggestions),
    query(SuggestionsQuery),
    async (c) => {
      const suggested = await suggest(c.env.db, c.req.valid("query").q)
      return send(c, Suggestions, toSuggestions(suggested))
    },
  )
