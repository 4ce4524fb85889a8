import * as page from "#texts/page"
import * as texts from "#texts/sellers"
import { Link, useLocation } from "react-router"
import { apiContext } from "../api.ts"
import { sellerScreen } from "../data/seller-screen.ts"
import { pageMeta } from "../page-meta.ts"
import { toRouteError } from "../problem.ts"
import { ProductTiles } from "../products/product-tiles.tsx"
import { Empty } from "../ui/empty.tsx"
import { prefetchOnIntent } from "../ui/prefetch-on-intent.ts"
import { SellerHeader } from "./seller-header.tsx"
import type { Route } from "./+types/seller.ts"

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [{ title: page.titled(page.notFound) }]
  const { _id, name, forSale } = loaderData.seller
  const title = texts.title(name)
  return pageMeta(matches, { path: `/sellers/${_id}`, title, description: texts.description(name, forSale) })
}

export function loader({ context, params, request }: Route.LoaderArgs) {
  return toRouteError(screenOf(params, request).load(context.get(apiContext).api))
}

export function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  return toRouteError(screenOf(params, request).loadCached())
}

function screenOf({ id }: { id: string }, { url }: Request) {
  const { saleStatus, after } = shownIn(new URL(url).search)
  return sellerScreen(id, saleStatus, after)
}

function shownIn(search: string) {
  const asked = new URLSearchParams(search)
  const saleStatus = asked.get("show") === "sold" ? "SOLD" : "AVAILABLE"
  return { saleStatus, after: asked.get("after") } as const
}

export default function SellerScreen({ loaderData: { seller, products } }: Route.ComponentProps) {
  const { saleStatus, after } = shownIn(useLocation().search)
  return (
    <div className="mx-auto grid max-w-page grid-cols-1 gap-4 px-4 pt-4 sm:gap-6 sm:pt-8">
      <SellerHeader seller={seller} />
      <nav aria-label={texts.products} className="flex border-b border-base-300">
        <Tab to="." screen={sellerScreen(seller._id, "AVAILABLE")} isShown={saleStatus === "AVAILABLE"}>
          {texts.forSale(seller.forSale)}
        </Tab>
        <Tab to="?show=sold" screen={sellerScreen(seller._id, "SOLD")} isShown={saleStatus === "SOLD"}>
          {texts.sold(seller.sold)}
        </Tab>
      </nav>
      {products.rows.length > 0 ? (
        <ProductTiles products={products.rows} />
      ) : (
        <Empty sentence={texts.nothing[saleStatus]} next={{ to: "/categories", label: texts.explore }} />
      )}
      <p className="flex flex-wrap gap-4">
        {after && <PageLink to={linkTo(saleStatus)}>{texts.firstPage}</PageLink>}
        {products.next && <PageLink to={linkTo(saleStatus, products.next)}>{texts.nextPage}</PageLink>}
      </p>
    </div>
  )
}

type TabProps = {
  to: string
  screen: ReturnType<typeof sellerScreen>
  isShown: boolean
  children: string
}

function Tab({ to, screen, isShown, children }: TabProps) {
  return (
    <Link
      to={to}
      {...prefetchOnIntent(screen)}
      preventScrollReset
      aria-current={isShown ? "page" : undefined}
      className="inline-flex min-h-11 items-center border-b-4 border-transparent px-4 font-semibold aria-[current]:border-accent"
    >
      {children}
    </Link>
  )
}

function PageLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} prefetch="intent" className="btn border-edge bare">
      {children}
    </Link>
  )
}

function linkTo(saleStatus: "AVAILABLE" | "SOLD", after?: string) {
  const search = new URLSearchParams({
    ...(saleStatus === "SOLD" && { show: "sold" }),
    ...(after && { after }),
  })
  return `?${search}`
}
