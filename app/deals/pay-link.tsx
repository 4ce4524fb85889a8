import { pay } from "#texts/deals"
import { Link } from "react-router"

type Props = {
  id: string
  /** Where another part of the page has the main button. */
  isSecond: boolean
}

export function PayLink({ id, isSecond }: Props) {
  return (
    <Link
      to={`/dashboard/payment/${id}`}
      viewTransition
      className={`btn ${isSecond ? "border-edge bare" : "btn-primary"}`}
    >
      {pay}
    </Link>
  )
}
