import { Hono } from "hono"
import { Facets, FacetsQuery, Suggestions, SuggestionsQuery } from "../../contract/search.ts"
import { allowAnyone } from "../http/guards.ts"
import { describeResponses, query, send } from "../http/route.ts"
import type { Env } from "../process/app-context.ts"
import { tagProductList, tagProducts } from "./cache-tags.ts"
import { countFacets } from "./facets.ts"
import { loosen } from "./nothing-found.ts"
import { toSearch } from "./search-filter.ts"
import { nearestSpelling } from "./spelling.ts"
import { toFacets, toSuggestions } from "./search-wire.ts"
import { suggest } from "./suggestions.ts"
import { countAll, planSearch } from "./search-plan.ts"

/** Before the routes of products, of which one would take these paths for ids. */
export const searchRoutes = new Hono<Env>()
  .get(
    "/products/facets",
    allowAnyone,
    describeResponses("How many products a search finds, by what they can be filtered by", 200, Facets),
    query(FacetsQuery),
    async (c) => {
      const { db } = c.env
      const filter = c.req.valid("query")
      const search = await toSearch(db, filter)
      const plan = await planSearch(db, search)
      const [total, facets, spelling] = await Promise.all([
        countAll(db, search, plan),
        countFacets(db, filter, search, plan),
        nearestSpelling(db, search),
      ])
      const looser = total.count === 0 ? await loosen(db, filter, search) : []
      tagProductList({})
      return send(c, Facets, toFacets({ total, facets, spelling, looser }))
    },
  )
  .get(
    "/suggestions",
    allowAnyone,
    describeResponses("What a search may become that begins so", 200, Suggestions),
    query(SuggestionsQuery),
    async (c) => {
      const suggested = await suggest(c.env.db, c.req.valid("query").q)
      tagProductList({})
      tagProducts(suggested.products)
      return send(c, Suggestions, toSuggestions(suggested))
    },
  )
