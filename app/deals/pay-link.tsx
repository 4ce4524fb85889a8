import { pay } from "#texts/deals"
import { Link } from "react-router"

type Props = {
  id: string
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
