import { data } from "react-router"

/** Any other path: the boundary around the screens says so. */
export function loader(): never {
  throw data(null, { status: 404 })
}

export default function NotFound() {
  return null
}
