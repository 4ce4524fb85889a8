import { Outlet } from "react-router"
import type { Route } from "./+types/screen.ts"
import { RouteError } from "./ui/route-error.tsx"

/** Around every screen. When one fails, the page about it stays: for the root's boundary React makes all of it anew, and for a frame it has no styles. */
export default function Screen() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
