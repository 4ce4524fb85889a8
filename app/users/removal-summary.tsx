import { useQuery } from "@tanstack/react-query"
import { Link } from "react-router"
import * as texts from "#texts/users"
import type { User, UserRecord } from "../../contract/users.ts"
import { userRecord } from "../data/users.ts"
import { ProductName } from "../ui/product-name.tsx"

/** Shows whose account it is, and what is deleted with it or what prevents the removal; reserves its lines. */
export function RemovalSummary({ user: { _id, email } }: { user: User }) {
  const { data } = useQuery(userRecord(_id))
  return (
    <>
      <bdi className="block wrap-anywhere">{email}</bdi>
      <div className="min-h-12 sm:min-h-6">{data && summaryOf(data)}</div>
    </>
  )
}

const most = 3

function summaryOf(user: UserRecord) {
  const { dealsUnderWay: deals, openReports } = user
  if (deals.length + openReports === 0) return texts.removalSummary(user)
  return (
    <>
      {openReports > 0 && (
        <Link to="/dashboard/contact?show=reports" className="link flex min-h-11 items-center">
          {texts.reportsToClose(openReports)}
        </Link>
      )}
      {deals.length > 0 && <Deals deals={deals} />}
    </>
  )
}

function Deals({ deals }: { deals: UserRecord["dealsUnderWay"] }) {
  return (
    <>
      {texts.firstToEnd}
      <ul className="wrap-anywhere">
        {deals.slice(0, most).map(({ _id, productName }) => (
          <li key={_id}>
            <Link to={`/dashboard/deals/${_id}`} className="link inline-flex min-h-11 items-center">
              <ProductName>{productName}</ProductName>
            </Link>
          </li>
        ))}
        {deals.length > most && <li>{texts.moreDeals(deals.length - most)}</li>}
      </ul>
    </>
  )
}
