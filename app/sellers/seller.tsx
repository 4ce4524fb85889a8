import * as page from "#texts/page"
import * as texts from "#texts/sellers"
import { Link, useLocation } from "react-router"
import type { Product, SaleStatus } from "../../contract/products.ts"
import { apiContext } from "../api.ts"
import { sellerScreen, type SellerTab } from "../data/seller-screen.ts"
import { withoutPhones } from "../data/without-phones.ts"
import { pageMeta } from "../document/page-meta.ts"
import { toRouteError } from "../data/problem.ts"
import { ProductTiles } from "../products/product-tiles.tsx"
import { Empty } from "../ui/empty.tsx"
import { prefetchOnIntent } from "../ui/prefetch-on-intent.ts"
import { SellerReviews } from "./seller-reviews.tsx"
import { SellerHeader } from "./seller-header.tsx"
import type { Route } from "./+types/seller.ts"

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [{ title: page.titled(page.notFound) }]
  const { _id, name, forSale } = loaderData.seller
  const title = texts.title(name)
  return pageMeta(matches, { path: `/sellers/${_id}`, title, description: texts.description(name, forSale) })
}

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const loaded = await toRouteError(screenOf(params, request).load(context.get(apiContext).api))
  if (!loaded.products) return loaded
  return { ...loaded, products: { ...loaded.products, rows: withoutPhones(loaded.products.rows) } }
}

export function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  return toRouteError(screenOf(params, request).loadCached())
}

function screenOf({ id }: { id: string }, { url }: Request) {
  const { tab, after } = positionIn(new URL(url).search)
  return sellerScreen(id, tab, after)
}

function positionIn(search: string) {
  const query = new URLSearchParams(search)
  return { tab: tabOf(query.get("show")), after: query.get("after") }
}

function tabOf(show: string | null): SellerTab {
  if (show === "reviews") return "REVIEWS"
  const saleStatus = show === "sold" ? "SOLD" : "AVAILABLE"
  return saleStatus
}

export default function SellerScreen({ loaderData: { seller, products, reviews } }: Route.ComponentProps) {
  const { tab, after } = positionIn(useLocation().search)
  const { next } = products ?? reviews
  return (
    <div className="mx-auto grid max-w-page grid-cols-1 gap-4 px-4 pt-4 sm:gap-6 sm:pt-8">
      <SellerHeader seller={seller} />
      <nav aria-label={texts.products} className="flex flex-wrap border-b border-base-300">
        <Tab to="." screen={sellerScreen(seller._id, "AVAILABLE")} isShown={tab === "AVAILABLE"}>
          {texts.forSale(seller.forSale)}
        </Tab>
        <Tab to="?show=sold" screen={sellerScreen(seller._id, "SOLD")} isShown={tab === "SOLD"}>
          {texts.sold(seller.sold)}
        </Tab>
        <Tab to="?show=reviews" screen={sellerScreen(seller._id, "REVIEWS")} isShown={tab === "REVIEWS"}>
          {texts.reviews(seller.reviews)}
        </Tab>
      </nav>
      {reviews && <SellerReviews sellerId={seller._id} reviews={reviews.rows} />}
      {products && tab !== "REVIEWS" && <Products products={products.rows} saleStatus={tab} />}
      <p className="flex flex-wrap gap-4">
        {after && <PageLink to={linkTo(tab)}>{texts.firstPage}</PageLink>}
        {next && <PageLink to={linkTo(tab, next)}>{texts.nextPage}</PageLink>}
      </p>
    </div>
  )
}

function Products({ products, saleStatus }: { products: Product[]; saleStatus: SaleStatus }) {
  if (products.length > 0) return <ProductTiles products={products} />
  return <Empty sentence={texts.nothing[saleStatus]} next={{ to: "/categories", label: texts.explore }} />
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

function linkTo(tab: SellerTab, after?: string) {
  const search = new URLSearchParams({
    ...(tab !== "AVAILABLE" && { show: tab.toLowerCase() }),
    ...(after && { after }),
  })
  return `?${search}`
}
