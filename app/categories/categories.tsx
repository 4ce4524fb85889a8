import * as texts from "#texts/category-pages"
import { search } from "#texts/search-field"
import { Link } from "react-router"
import { apiContext } from "../api.ts"
import * as screens from "../data/screens.ts"
import { toRouteError } from "../data/problem.ts"
import { pageMeta } from "../document/page-meta.ts"
import { SearchForm } from "../search/search-form.tsx"
import { categoryData, listed } from "../document/structured-data.ts"
import { CategoryGrid } from "../ui/category-grid.tsx"
import type { Route } from "./+types/categories.ts"

export function meta({ loaderData: categories, matches }: Route.MetaArgs): Route.MetaDescriptors {
  return [
    ...pageMeta(matches, { path: "/categories", title: texts.title, description: texts.description }),
    ...listed(matches, categories ?? [], categoryData),
  ]
}

export function loader({ context }: Route.LoaderArgs) {
  return toRouteError(screens.categories.load(context.get(apiContext).api))
}

export function clientLoader() {
  return toRouteError(screens.categories.loadCached())
}

export default function Categories({ loaderData: categories }: Route.ComponentProps) {
  return (
    <div className="mx-auto max-w-page px-4 pt-4 sm:pt-10">
      <h1 className="mb-2 text-heading">{texts.title}</h1>
      <p className="mb-4 text-lead text-muted">{texts.pickOne}</p>
      <SearchForm label={search} className="max-w-2xl" />
      <Link to="/products" className="mb-6 inline-flex min-h-11 items-center underline underline-offset-4">
        {texts.seeAll}
      </Link>
      <CategoryGrid categories={categories} priorityCount={4} />
    </div>
  )
}
