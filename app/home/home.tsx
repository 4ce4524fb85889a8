import type { Product } from "../../contract/products.ts"
import { apiContext } from "../api.ts"
import { home } from "../data/screens.ts"
import { forScreen } from "../problem.ts"
import { AdvertisedCard } from "../products/advertised-card.tsx"
import { sharing } from "../sharing.ts"
import { listed, productData } from "../structured-data.ts"
import { CategoryGrid } from "../ui/category-grid.tsx"
import { SectionHeading } from "../ui/section-heading.tsx"
import type { Route } from "./+types/home.ts"
import { Carousel } from "./carousel/carousel.tsx"
import { GetInTouch } from "./get-in-touch.tsx"
import { Hero } from "./hero.tsx"
import { JoinCommunity } from "./join-community.tsx"
import { Questions } from "./questions.tsx"

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  const title = "Home - Backline"
  const description = "The best place for second-hand musical accessories!"
  return [
    ...sharing(matches, { path: "/", title, description }),
    ...listed(matches, loaderData?.advertised ?? [], productData),
  ]
}

export function loader({ context }: Route.LoaderArgs) {
  return forScreen(home.load(context.get(apiContext).api))
}

export function clientLoader() {
  return forScreen(home.keep())
}

export default function Home({ loaderData: { categories, advertised } }: Route.ComponentProps) {
  return (
    <>
      <Hero />
      <div className="mx-auto grid max-w-page gap-16 px-4 pt-14">
        {advertised.length > 0 && <Trending products={advertised} />}
        <Carousel />
        <section>
          <SectionHeading>PRODUCT CATEGORIES</SectionHeading>
          <CategoryGrid categories={categories} />
        </section>
        <Questions />
        <JoinCommunity />
        <GetInTouch />
      </div>
    </>
  )
}

function Trending({ products }: { products: Product[] }) {
  return (
    <section>
      <SectionHeading>CHECK OUT WHAT'S TRENDING</SectionHeading>
      <ul className="-mx-4 flex snap-x scroll-px-4 gap-4 overflow-x-auto px-4 pb-2 sm:mx-0 sm:grid sm:grid-cols-2 sm:gap-6 sm:overflow-visible sm:p-0 lg:grid-cols-3">
        {products.map((product) => (
          <li
            key={product._id}
            className="grid w-4/5 shrink-0 snap-start sm:w-auto sm:max-lg:last:odd:col-span-full lg:last:nth-[3n+1]:col-span-full"
          >
            <AdvertisedCard product={product} />
          </li>
        ))}
      </ul>
    </section>
  )
}
