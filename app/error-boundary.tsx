import { Outlet } from "react-router"
import type { Route } from "./+types/error-boundary.ts"
import { RouteError } from "./ui/route-error.tsx"

/** Around every screen: at the root's boundary React would render the document anew, for one frame without styles. */
export default function ErrorLayout() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
