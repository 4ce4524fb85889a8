import { read } from "../answer.ts"
import { apiContext, type Calls } from "../api.ts"
import { chunk } from "../chunk.ts"
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

function load(api: Calls) {
  return read(api.categories.$get())
}

export function loader({ context }: Route.LoaderArgs) {
  return forScreen(load(context.get(apiContext).api))
}

export async function clientLoader() {
  const { cached } = await chunk(() => import("../data/query-client.ts"))
  return forScreen(cached(["categories"], load))
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
