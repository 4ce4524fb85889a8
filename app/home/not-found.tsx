import { data } from "react-router"

/** Any other path: its loader throws a 404 for the error boundary. */
export function loader(): never {
  throw data(null, { status: 404 })
}

export default function NotFound() {
  return null
}
