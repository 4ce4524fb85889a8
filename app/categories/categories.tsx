import { apiContext } from "../api.ts"
import * as screens from "../data/screens.ts"
import { forScreen } from "../problem.ts"
import { addressIn, sharing } from "../sharing.ts"
import { categoryData, listOf } from "../structured-data.ts"
import { CategoryGrid } from "../ui/category-grid.tsx"
import type { Route } from "./+types/categories.ts"

export function meta({ loaderData: categories, matches }: Route.MetaArgs): Route.MetaDescriptors {
  const title = "Explore Products - Backline"
  const description = "Second-hand musical gear by category. Pick one to see what is for sale."
  const page = sharing(matches, { path: "/categories", title, description })
  const address = addressIn(matches)
  if (!address || !categories) return page
  return [...page, { "script:ld+json": listOf(categories.map((each) => categoryData(each, address))) }]
}

export function loader({ context }: Route.LoaderArgs) {
  return forScreen(screens.categories.load(context.get(apiContext).api))
}

export function clientLoader() {
  return forScreen(screens.categories.keep())
}

export default function Categories({ loaderData: categories }: Route.ComponentProps) {
  return (
    <div className="mx-auto max-w-page px-4 pt-10">
      <h1 className="mb-2 text-heading">Explore Products</h1>
      <p className="mb-8 text-lead text-muted">Pick a category to see what is for sale.</p>
      <CategoryGrid categories={categories} early={4} />
    </div>
  )
}
