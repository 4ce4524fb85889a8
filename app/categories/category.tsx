import { nameOf } from "#texts/categories"
import * as texts from "#texts/category-pages"
import * as page from "#texts/page"
import { within } from "#texts/search"
import { type ReactNode, useEffect } from "react"
import { data, useLocation, useNavigate } from "react-router"
import type { Category } from "../../contract/categories.ts"
import { apiContext } from "../api.ts"
import * as screens from "../data/screens.ts"
import { pageMeta } from "../document/page-meta.ts"
import { toRouteError } from "../data/problem.ts"
import { searchPath, parseSearch, isNarrowed, useSearch } from "../data/search-params.ts"
import { HiddenFilters } from "../search/hidden-filters.tsx"
import { NothingFound } from "../search/nothing-found.tsx"
import { Results } from "../search/results.tsx"
import { SearchForm } from "../search/search-form.tsx"
import { Total } from "../search/total.tsx"
import { usePageFocus } from "../search/use-page-focus.ts"
import { listed, productData } from "../document/structured-data.ts"
import { BackLink } from "../ui/back-link.tsx"
import { Empty } from "../ui/empty.tsx"
import { Photo } from "../ui/photo.tsx"
import { prefetchOnIntent } from "../ui/prefetch-on-intent.ts"
import type { Route } from "./+types/category.ts"

export function meta({ loaderData, matches, location }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [{ title: page.titled(page.notFound) }]
  const { category, found } = loaderData
  const params = parseSearch(location.search)
  const meta = pageMeta(matches, {
    path: searchPath(`/categories/${category._id}`, {}, found.errors["after"] ? {} : { after: params.after }),
    title: nameOf(category.categoryName),
    description: texts.categoryDescription(category.categoryName),
    photo: category.categoryImageSizes.at(-1),
  })
  const noIndex = isNarrowed(params) ? [{ name: "robots", content: "noindex" }] : []
  return [...meta, ...listed(matches, found.products.rows, productData), ...noIndex]
}

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const screen = await toRouteError(screenOf(params, request).load(context.get(apiContext).api))
  return data(screen, { status: Object.keys(screen.found.errors).length > 0 ? 400 : 200 })
}

export function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  return toRouteError(screenOf(params, request).loadCached())
}

function screenOf({ id }: { id: string }, { url }: Request) {
  return screens.category(id, parseSearch(new URL(url).search))
}

export default function CategoryScreen({ loaderData: { category, found } }: Route.ComponentProps) {
  const { pathname } = useLocation()
  const params = useSearch()
  useProductInHash()
  return (
    <div className="mx-auto max-w-page px-4 pt-1 sm:pt-6">
      <BackLink to="/categories" {...prefetchOnIntent(screens.categories)}>
        {texts.allCategories}
      </BackLink>
      <header className="mb-2 grid items-end gap-x-6 gap-y-4 sm:mt-2 sm:mb-8 sm:grid-cols-[1fr_minmax(0,18rem)] lg:grid-cols-[1fr_minmax(0,24rem)]">
        <Title category={category} after={params.after}>
          <Total total={found.facets.total} />
        </Title>
        <SearchForm
          label={within(nameOf(category.categoryName))}
          placeholder={within(nameOf(category.categoryName))}
          action={pathname}
          className="max-sm:hidden"
        >
          <HiddenFilters />
        </SearchForm>
      </header>
      <Results
        params={params}
        found={found}
        category={category}
        renderEmpty={(filters, tellMe) =>
          isNarrowed(params) ? (
            <NothingFound pathname={pathname} params={filters} loosen={found.facets.loosen}>
              {tellMe}
            </NothingFound>
          ) : (
            <Empty
              sentence={texts.none}
              next={{ to: "/categories", label: texts.exploreOthers, isSecond: true }}
            >
              {tellMe}
            </Empty>
          )
        }
      />
    </div>
  )
}

/** Redirects old links with a product's id in the fragment, which the server does not see, to the product's page. */
function useProductInHash() {
  const { hash } = useLocation()
  const navigate = useNavigate()
  const [, id] = /^#([\da-f-]{36})$/.exec(hash) ?? []
  useEffect(() => {
    if (id) void navigate(`/products/${id}`, { replace: true })
  }, [id, navigate])
}

type TitleProps = { category: Category; after: string | undefined; children: ReactNode }

function Title({ category, after, children }: TitleProps) {
  const title = usePageFocus(after)
  return (
    <div className="flex items-center gap-6">
      <div className="w-40 shrink-0 max-sm:hidden">
        <Photo
          src={category.categoryImage}
          photoSizes={category.categoryImageSizes}
          alt=""
          shownAt="10rem"
          className="moving-photo rounded-sm"
        />
      </div>
      <div className="flex flex-wrap items-baseline gap-x-3 sm:block">
        <h1 ref={title} tabIndex={-1} className="text-heading outline-none">
          {nameOf(category.categoryName)}
        </h1>
        {children}
      </div>
    </div>
  )
}
