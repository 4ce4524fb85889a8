import { useQuery } from "@tanstack/react-query"
import { Link } from "react-router"
import * as texts from "#texts/users"
import type { User, UserRecord } from "../../contract/users.ts"
import { userRecord } from "../data/users.ts"

/** Whose account it is, and what would go with it, or what keeps it; the lines are reserved. */
export function RemovalSummary({ user: { _id, email } }: { user: User }) {
  const { data } = useQuery(userRecord(_id))
  return (
    <>
      <bdi className="block wrap-anywhere">{email}</bdi>
      <span className="block min-h-12 sm:min-h-6">{data && summaryOf(data)}</span>
    </>
  )
}

function summaryOf(user: UserRecord) {
  if (user.dealsUnderWay.length === 0) return texts.removalSummary(user)
  return (
    <>
      {texts.firstToEnd}
      {user.dealsUnderWay.map(({ _id, productName }) => (
        <Link key={_id} to={`/dashboard/deals/${_id}`} className="ms-2 inline-block link" dir="auto">
          {productName}
        </Link>
      ))}
    </>
  )
}
