import * as texts from "#texts/search"
import { useEffect } from "react"
import { data } from "react-router"
import type { Facets } from "../../contract/search.ts"
import { apiContext } from "../api.ts"
import * as screens from "../data/screens.ts"
import { pageMeta } from "../document/page-meta.ts"
import { toRouteError } from "../data/problem.ts"
import { listed, productData } from "../document/structured-data.ts"
import type { Route } from "./+types/search.ts"
import { type SearchParams, parseSearch, useSearch } from "../data/search-params.ts"
import { rememberSearch } from "./last-searches.ts"
import { HiddenFilters } from "./hidden-filters.tsx"
import { NothingFound } from "./nothing-found.tsx"
import { Results } from "./results.tsx"
import { SearchForm } from "./search-form.tsx"
import { Total } from "./total.tsx"
import { usePageFocus } from "./use-page-focus.ts"

const pathname = "/products"

export function meta({ loaderData, matches, location }: Route.MetaArgs): Route.MetaDescriptors {
  const { q } = parseSearch(location.search)
  const title = q ? texts.titleFor(q) : texts.title
  return [
    ...pageMeta(matches, { path: pathname, title, description: texts.description }),
    ...listed(matches, loaderData?.products.rows ?? [], productData),
    // search engines should list only this one of endless result pages
    ...(location.search ? [{ name: "robots", content: "noindex" }] : []),
  ]
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const found = await toRouteError(screenOf(request).load(context.get(apiContext).api))
  return data(found, { status: Object.keys(found.errors).length > 0 ? 400 : 200 })
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return toRouteError(screenOf(request).loadCached())
}

function screenOf({ url }: Request) {
  return screens.search(parseSearch(new URL(url).search))
}

export default function SearchScreen({ loaderData: found }: Route.ComponentProps) {
  const params = useSearch()
  useRemembered(params.q, found.products.rows.length > 0)
  return (
    <div className="mx-auto max-w-page px-4 pt-3 sm:pt-6">
      <Heading params={params} total={found.facets.total} />
      <SearchForm label={texts.search} className="mb-3 max-w-2xl sm:mb-6 xl:hidden">
        <HiddenFilters />
      </SearchForm>
      <Results
        params={params}
        found={found}
        categories={found.categories}
        renderEmpty={(filters, tellMe) => (
          <NothingFound pathname={pathname} params={filters} loosen={found.facets.loosen}>
            {tellMe}
          </NothingFound>
        )}
      />
    </div>
  )
}

function Heading({ params: { q, after }, total }: { params: SearchParams; total: Facets["total"] }) {
  const title = usePageFocus(after)
  return (
    <header className="mb-2 flex flex-wrap items-baseline gap-x-3 sm:mb-5 sm:block">
      <h1 ref={title} tabIndex={-1} className="line-clamp-3 text-heading outline-none">
        {q ? texts.headingFor(q) : texts.title}
      </h1>
      <Total total={total} />
    </header>
  )
}

/** Remembers a query for the suggestions only if it has found something. */
function useRemembered(query: string | undefined, isFound: boolean) {
  useEffect(() => {
    if (query && isFound) rememberSearch(query)
  }, [query, isFound])
}
