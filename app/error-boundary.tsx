import { Outlet } from "react-router"
import type { Route } from "./+types/error-boundary.ts"
import { RouteError } from "./ui/route-error.tsx"

/**
 * Around every screen, so that one that fails leaves header, footer and styles alone: at the root's boundary React
 * builds the document anew, for a frame without styles.
 */
export default function Boundary() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
