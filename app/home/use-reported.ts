import { reporting } from "#texts/home"
import { useLocation, useRouteLoaderData } from "react-router"
import type { loader } from "../root.tsx"

const productPage = /^\/products\/[\w-]{36}(?:\/[\w-]{1,50})?$/

/** How a message begins whose writer comes from a product that is to be reported (`?report=`). */
export function useReported() {
  const path = new URLSearchParams(useLocation().search).get("report")
  const root = useRouteLoaderData<typeof loader>("root")
  return path && productPage.test(path) ? reporting(`${root?.site ?? ""}${path}`) : undefined
}
