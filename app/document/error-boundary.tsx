import { Outlet } from "react-router"
import type { Route } from "./+types/error-boundary.ts"
import { RouteError } from "../ui/route-error.tsx"

/** Wraps every screen: the root's boundary would re-render the document, with one frame unstyled. */
export default function ErrorLayout() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
