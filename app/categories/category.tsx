import { howMany } from "#texts/products"
import * as texts from "#texts/categories"
import * as page from "#texts/page"
import { useEffect, useLayoutEffect, useRef } from "react"
import { Link, useLocation, useNavigate } from "react-router"
import type { Product } from "../../contract/products.ts"
import { apiContext } from "../api.ts"
import * as screens from "../data/screens.ts"
import { toRouteError } from "../problem.ts"
import { Booking } from "../bookings/booking.tsx"
import { ProductCard } from "../products/product-card.tsx"
import { pageMeta } from "../page-meta.ts"
import { listed, productData } from "../structured-data.ts"
import { prefetchOnIntent } from "../ui/prefetch-on-intent.ts"
import { BackLink } from "../ui/back-link.tsx"
import { Empty } from "../ui/empty.tsx"
import { Photo } from "../ui/photo.tsx"
import type { Route } from "./+types/category.ts"

export function meta({ loaderData, matches, location }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [{ title: page.titled(page.notFound) }]
  const { category, products } = loaderData
  const cursor = cursorIn(location.search)
  const meta = pageMeta(matches, {
    path: `/categories/${category._id}${cursor ? `?cursor=${encodeURIComponent(cursor)}` : ""}`,
    title: category.categoryName,
    description: texts.categoryDescription(category.categoryName),
    photo: category.categoryImageSizes.at(-1),
  })
  return [...meta, ...listed(matches, products.rows, productData)]
}

export function loader({ context, params, request }: Route.LoaderArgs) {
  return toRouteError(screenOf(params, request).load(context.get(apiContext).api))
}

export function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  return toRouteError(screenOf(params, request).loadCached())
}

function screenOf({ id }: { id: string }, { url }: Request) {
  return screens.category(id, cursorIn(new URL(url).search))
}

function cursorIn(search: string) {
  return new URLSearchParams(search).get("cursor")
}

export default function CategoryScreen({ loaderData: { category, products } }: Route.ComponentProps) {
  const { search } = useLocation()
  const cursor = cursorIn(search)
  const title = useTitle(cursor)
  useProductInHash()
  const isWhole = products.rows.length > 0 && !products.next && !cursor
  return (
    <div className="mx-auto max-w-page px-4 pt-6">
      <BackLink to="/categories" {...prefetchOnIntent(screens.categories)}>
        {texts.allCategories}
      </BackLink>
      <header className="mt-2 mb-6 flex items-center gap-6 sm:mb-8">
        <div className="w-40 shrink-0 max-sm:hidden">
          <Photo
            src={category.categoryImage}
            photoSizes={category.categoryImageSizes}
            alt=""
            shownAt="10rem"
            className="moving-photo rounded-sm"
          />
        </div>
        <div>
          <h1 ref={title} tabIndex={-1} className="text-heading outline-none">
            {category.categoryName}
          </h1>
          {isWhole && <p className="mt-1 text-muted">{howMany(products.rows.length)}</p>}
        </div>
      </header>
      {products.rows.length > 0 ? <Cards products={products.rows} /> : <NoProducts />}
      {cursor && <PageLink id={category._id}>{texts.firstPage}</PageLink>}
      {products.next && (
        <PageLink id={category._id} cursor={products.next}>
          {texts.nextPage}
        </PageLink>
      )}
      <Booking products={products.rows} />
    </div>
  )
}

/** Takes the focus when another page of the category has loaded. */
function useTitle(cursor: string | null) {
  const title = useRef<HTMLHeadingElement>(null)
  const shown = useRef(cursor)
  useLayoutEffect(() => {
    if (shown.current !== cursor) title.current?.focus({ preventScroll: true })
    shown.current = cursor
  }, [cursor])
  return title
}

/** Links to a product in its category, from before it had a page, lead to that page: no server is sent the hash. */
function useProductInHash() {
  const { hash } = useLocation()
  const navigate = useNavigate()
  const [, id] = /^#([\da-f-]{36})$/.exec(hash) ?? []
  useEffect(() => {
    if (id) void navigate(`/products/${id}`, { replace: true })
  }, [id, navigate])
}

function PageLink({ id, cursor, children }: { id: string; cursor?: string; children: string }) {
  return (
    <Link
      to={cursor ? `?cursor=${cursor}` : "."}
      {...prefetchOnIntent(screens.category(id, cursor))}
      className="btn mt-8 mr-4 border-edge bare"
    >
      {children}
    </Link>
  )
}

function Cards({ products }: { products: Product[] }) {
  return (
    <ul className="grid gap-2 sm:grid-cols-2 sm:gap-6 lg:grid-cols-3">
      {products.map((product, index) => (
        <li key={product._id} className="grid sm:row-span-5 sm:grid-rows-subgrid sm:gap-y-0">
          <ProductCard product={product} isPriority={index === 0} isOfCategory />
        </li>
      ))}
    </ul>
  )
}

function NoProducts() {
  return <Empty sentence={texts.none} next={{ to: "/categories", label: texts.exploreOthers }} />
}
