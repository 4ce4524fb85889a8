import { nameOf } from "#texts/categories"
import * as page from "#texts/page"
import * as texts from "#texts/product-page"
import { useEffect } from "react"
import { data, redirect } from "react-router"
import type { Product } from "../../../contract/products.ts"
import { withoutLanguage } from "../../../contract/language.ts"
import { productPath } from "../../../contract/product-path.ts"
import { apiContext } from "../../api.ts"
import { BookingFromAddress } from "../../bookings/booking-from-address.tsx"
import { productScreen } from "../../data/product-screen.ts"
import { countView } from "../../data/views.ts"
import { withoutPhones } from "../../data/without-phones.ts"
import { toRouteError } from "../../data/problem.ts"
import { BackLink } from "../../ui/back-link.tsx"
import { prefetchOnIntent } from "../../ui/prefetch-on-intent.ts"
import { category } from "../../data/screens.ts"
import { ProductSection } from "../product-section.tsx"
import { OfferInAddress } from "../../offers/offer-in-address.tsx"
import { Facts } from "./facts.tsx"
import { Gallery } from "./gallery.tsx"
import { Gone } from "./gone.tsx"
import { BuyingPanel } from "./buying-panel.tsx"
import { productMeta } from "./product-meta.ts"
import { SellerPanel } from "./seller-panel.tsx"
import type { Route } from "./+types/product.ts"

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  if (loaderData?.product) return productMeta(matches, loaderData.product)
  return [{ title: page.titled(loaderData ? texts.goneTitle : page.notFound) }]
}

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const loaded = await toRouteError(productScreen(params.id).load(context.get(apiContext).api))
  const similar = withoutPhones(loaded.similar)
  if (!loaded.product) return data({ ...loaded, similar }, { status: 410 })
  redirectToCanonicalPath(request, loaded.product)
  return { ...loaded, others: withoutPhones(loaded.others), similar }
}

export async function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  const loaded = await toRouteError(productScreen(params.id).loadCached())
  if (loaded.product) redirectToCanonicalPath(request, loaded.product)
  return loaded
}

/** Redirects to the canonical URL. Not cached: a name that is changed and changed back would leave a redirect loop. */
function redirectToCanonicalPath({ url }: Request, product: Product) {
  const { pathname, search } = new URL(url)
  const path = productPath(product)
  if (withoutLanguage(pathname) !== path)
    throw redirect(path + search, { status: 301, headers: { "Cache-Control": "no-store" } })
}

export default function ProductScreen({ loaderData }: Route.ComponentProps) {
  useCountedView(loaderData.product?._id)
  if (!loaderData.product) return <Gone similar={loaderData.similar} />
  const { product, seller, others, similar } = loaderData
  return (
    <div className="mx-auto max-w-page px-4 sm:pt-6">
      <BackLink to={`/categories/${product.categoryId}`} {...prefetchOnIntent(category(product.categoryId))}>
        {nameOf(product.productCategory)}
      </BackLink>
      <div className="grid gap-x-8 gap-y-5 sm:gap-y-6 md:mt-3 md:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] md:grid-rows-[auto_1fr_auto] lg:gap-x-12">
        <Gallery key={product._id} product={product} />
        <div className="grid content-start gap-6 md:col-start-2 md:row-span-2 md:row-start-1">
          <BuyingPanel product={product} />
          <Facts product={product} />
        </div>
        <section className="grid content-start gap-2 md:row-span-2">
          <h2 className="text-xl">{texts.about}</h2>
          <p dir="auto" className="max-w-[38em] whitespace-pre-line">
            {product.productDescription}
          </p>
        </section>
        <SellerPanel product={product} seller={seller} />
      </div>
      <ProductSection title={texts.moreOfSeller(product.sellerName)} products={others} />
      <ProductSection title={texts.similar} products={similar} />
      <BookingFromAddress products={[product]} />
      <OfferInAddress product={product} />
    </div>
  )
}

function useCountedView(id: string | undefined) {
  useEffect(() => {
    if (id) countView(id)
  }, [id])
}
