import { data } from "react-router"

/** The catch-all route: its loader throws a 404 for the error boundary. */
export function loader(): never {
  throw data(null, { status: 404 })
}

export default function NotFound() {
  return null
}
