import { type ReactNode, useMemo } from "react"
import { Link, useLocation } from "react-router"
import { digits } from "#texts/format"
import * as texts from "#texts/search"
import * as paging from "#texts/category-pages"
import { BookingFromAddress } from "../bookings/booking-from-address.tsx"
import type { Found } from "../data/find-products.ts"
import { ProductCard } from "../products/product-card.tsx"
import { isSavable, type SearchParams, searchPath, withTypedPrice } from "../data/search-params.ts"
import { Chips } from "./chips.tsx"
import { FilterFields, type NamedCategory } from "./filter-fields.tsx"
import { Filters, FiltersButton } from "./filters.tsx"
import { TellMe } from "../saved-searches/tell-me.tsx"
import { SortSelect } from "./sort-select.tsx"
import { totalOf } from "./total.tsx"

type Props = {
  params: SearchParams & { isSwapped: boolean }
  found: Found
  /** The options of the category filter; undefined on the page of one category. */
  categories?: NamedCategory[]
  category?: NamedCategory
  /** `tellMe` is the button that saves the search, if it can be saved. */
  renderEmpty: (filters: SearchParams, tellMe?: ReactNode) => ReactNode
}

export function Results({ params: urlParams, found, categories, category, renderEmpty }: Props) {
  const { pathname } = useLocation()
  const { products, facets, errors } = found
  const params = useMemo(() => withTypedPrice(urlParams, facets.typedPrice), [urlParams, facets.typedPrice])
  const isEmpty = products.rows.length === 0
  const saved = {
    params: category ? { ...params, category: category._id } : params,
    categories: category ? [category] : (categories ?? []),
  }
  const canSave = isSavable(saved.params) && Object.keys(errors).length === 0
  const fields = <FilterFields params={params} facets={facets} errors={errors} categories={categories} />
  return (
    <div className="grid grid-cols-1 items-start gap-x-8 lg:grid-cols-[15rem_minmax(0,1fr)]">
      <Filters pathname={pathname} params={params} count={totalOf(facets.total)} isOfCategory={!categories}>
        {fields}
      </Filters>
      <div className="grid grid-cols-1 gap-3 sm:gap-4">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <FiltersButton params={params} categories={categories} />
          <SortSelect params={params} />
          {canSave && !isEmpty && <TellMe {...saved} isShort />}
        </div>
        <Chips pathname={pathname} params={params} categories={categories} />
        {/* on phones the field that shows it is in a closed sheet */}
        {params.isSwapped && <output className="font-medium lg:hidden">{texts.swapped}</output>}
        <Problems errors={errors} />
        {facets.spelling && (
          <Spelling pathname={pathname} params={urlParams} spelling={spellingOf(facets.spelling, facets)} />
        )}
        {isEmpty ? (
          renderEmpty(params, canSave ? <TellMe {...saved} /> : undefined)
        ) : (
          <ul className="grid gap-2 sm:grid-cols-2 sm:gap-6 xl:grid-cols-3">
            {products.rows.map((product, index) => (
              <li key={product._id} className="row-span-5 grid gap-y-0 sm:grid-rows-subgrid">
                <ProductCard product={product} isPriority={index < 2} isOfCategory={!categories} />
              </li>
            ))}
          </ul>
        )}
        <Pages pathname={pathname} params={urlParams} next={products.next} />
      </div>
      <BookingFromAddress products={products.rows} />
    </div>
  )
}

function Problems({ errors }: { errors: Found["errors"] }) {
  const wrong = Object.entries(errors)
  if (wrong.length === 0) return null
  return (
    <div role="alert" className="rounded-box border-l-4 border-error bg-base-200 p-3">
      <p className="font-semibold">{texts.wrongFilters}</p>
      <ul>
        {wrong.map(([field, sentence]) => (
          <li key={field}>
            {texts.fieldNames[field]} {sentence}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Shows a price at the end in the page's digits; model names keep theirs. */
function spellingOf(spelling: string, { typedPrice }: Found["facets"]) {
  const end = spelling.length - (typedPrice?.words.length ?? 0)
  return spelling.slice(0, end) + digits(spelling.slice(end))
}

function Spelling({
  pathname,
  params,
  spelling,
}: {
  pathname: string
  params: SearchParams
  spelling: string
}) {
  return (
    <p>
      {texts.didYouMean}{" "}
      <Link
        to={searchPath(pathname, params, { q: spelling })}
        className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
      >
        <bdi>{spelling}</bdi>
      </Link>
    </p>
  )
}

type PagesProps = { pathname: string; params: SearchParams; next: string | undefined }

function Pages({ pathname, params, next }: PagesProps) {
  if (!params.after && !next) return null
  return (
    <div className="mt-4 flex flex-wrap gap-4">
      {params.after && (
        <Link to={searchPath(pathname, params)} className="btn border-edge bare">
          {paging.firstPage}
        </Link>
      )}
      {next && (
        <Link to={searchPath(pathname, params, { after: next })} className="btn border-edge bare">
          {paging.nextPage}
        </Link>
      )}
    </div>
  )
}
