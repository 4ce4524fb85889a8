import * as texts from "#texts/home"
import { apiContext } from "../api.ts"
import { home } from "../data/screens.ts"
import { toRouteError } from "../data/problem.ts"
import { pageMeta } from "../document/page-meta.ts"
import { listed, productData } from "../document/structured-data.ts"
import { CategoryGrid } from "../ui/category-grid.tsx"
import { SectionHeading } from "../ui/section-heading.tsx"
import type { Route } from "./+types/home.ts"
import { Carousel } from "./carousel/carousel.tsx"
import { GetInTouch } from "./get-in-touch.tsx"
import { Hero } from "./hero.tsx"
import { JoinCommunity } from "./join-community.tsx"
import { Questions } from "./questions.tsx"
import { Trending } from "./trending.tsx"

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  return [
    ...pageMeta(matches, { path: "/", title: texts.title, description: texts.description }),
    ...listed(matches, loaderData?.advertised ?? [], productData),
  ]
}

export function loader({ context }: Route.LoaderArgs) {
  return toRouteError(home.load(context.get(apiContext).api))
}

export function clientLoader() {
  return toRouteError(home.loadCached())
}

export default function Home({ loaderData: { categories, advertised } }: Route.ComponentProps) {
  return (
    <>
      <Hero />
      <div className="mx-auto grid max-w-page gap-16 px-4 pt-14">
        {advertised.length > 0 && <Trending products={advertised} />}
        <Carousel />
        <section>
          <SectionHeading>{texts.productCategories}</SectionHeading>
          <CategoryGrid categories={categories} />
        </section>
        <Questions />
        <JoinCommunity />
        <GetInTouch />
      </div>
    </>
  )
}
