import * as format from "#texts/format"
import * as texts from "#texts/payouts"
import { useQuery } from "@tanstack/react-query"
import { Link } from "react-router"
import { balance } from "../data/payouts.ts"

export function AccountWanted() {
  const { data } = useQuery(balance)
  if (!data || data.account || data.available <= 0) return null
  return (
    <section className="grid justify-items-start gap-2 rounded-box border border-base-300 border-l-4 border-l-accent bg-base-200 p-4">
      <h2 className="text-xl">{texts.waitsForYou(format.price(data.available))}</h2>
      <p className="text-muted">{texts.waitsForYouMeans}</p>
      <Link to="/dashboard/payouts" viewTransition className="mt-1 btn border-edge bare">
        {texts.addAccount}
      </Link>
    </section>
  )
}
