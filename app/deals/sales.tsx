import * as texts from "#texts/sales"
import { titled } from "#texts/page"
import { offersToAnswer } from "#texts/waiting"
import { useInfiniteQuery, useQuery } from "@tanstack/react-query"
import { Link } from "react-router"
import type { DealState } from "../../contract/deal-states.ts"
import { RequireRole } from "../dashboard/guard.tsx"
import { sales, salesToAnswer } from "../data/sales.ts"
import { waiting } from "../data/waiting.ts"
import { SuspensionNotice, useSuspension } from "../suspensions/suspended.tsx"
import { Empty } from "../ui/empty.tsx"
import { Failed } from "../ui/failed.tsx"
import { LoadMore } from "../ui/load-more.tsx"
import { Skeleton } from "../ui/skeleton.tsx"
import { useFailure } from "../ui/use-failure.ts"
import type { Route } from "./+types/sales.ts"
import { Sale } from "./sale.tsx"

export function meta(): Route.MetaDescriptors {
  return [{ title: titled(texts.heading) }]
}

export default function SalesScreen() {
  return (
    <RequireRole who="Seller">
      {() => (
        <div className="grid gap-6">
          {/* reserves the line of the link */}
          <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4">
            <h1 className="text-heading">{texts.heading}</h1>
            <Offers />
          </div>
          <Sales />
        </div>
      )}
    </RequireRole>
  )
}

function Offers() {
  const offers = useQuery(waiting).data?.offersToAnswer ?? 0
  if (offers === 0) return null
  return (
    <Link to="/dashboard/offers" viewTransition className="link">
      {offersToAnswer(offers)}
    </Link>
  )
}

const states = {
  underWay: ["reserved", "paying", "paid", "sent", "delivered", "disputed"],
  wanted: ["booked"],
  over: ["completed", "refunded", "cancelled"],
} as const satisfies Record<string, DealState[]>

/** What waits for the seller comes first. Rendered once all lists are loaded, so that nothing moves. */
function Sales() {
  const toAnswer = useInfiniteQuery(salesToAnswer)
  const underWay = useSales(states.underWay)
  const wanted = useSales(states.wanted)
  const over = useSales(states.over)
  const own = useSuspension()
  const all = [toAnswer, underWay, wanted, over]
  const failure = useFailure(...all)
  if (failure) return <Failed what={texts.yourSales} {...failure} />
  const isLoading = own.isLoading || all.some(({ data }) => data === undefined)
  if (isLoading) return <Skeleton rows={3} row="h-48" />
  if (all.every(({ data }) => data?.length === 0)) return <NoSales />
  return (
    <>
      <SuspensionNotice />
      <Group title={texts.toAnswer} list={toAnswer} isFirst />
      <Group title={texts.underWay} list={underWay} isFirst={toAnswer.data?.length === 0} />
      <Group title={texts.wanted} list={wanted} />
      <Group title={texts.over} list={over} />
    </>
  )
}

function NoSales() {
  const { suspension } = useSuspension()
  const next = { to: "/dashboard/addproducts", label: texts.addProduct, isSecond: suspension !== undefined }
  return (
    <>
      <SuspensionNotice />
      <Empty sentence={texts.none} next={next} />
    </>
  )
}

function useSales(states: readonly DealState[]) {
  return useInfiniteQuery(sales(states, false))
}

type GroupProps = { title: string; list: ReturnType<typeof useSales>; isFirst?: boolean }

function Group({ title, list, isFirst = false }: GroupProps) {
  const { data = [], isFetchNextPageError, error } = list
  if (data.length === 0) return null
  return (
    <section className="grid gap-3">
      <h2 className="text-2xl">{title}</h2>
      <ul className="grid items-start gap-3 md:grid-cols-2">
        {data.map((deal, index) => (
          <Sale key={deal._id} deal={deal} isFirst={isFirst && index === 0} />
        ))}
      </ul>
      <LoadMore list={list} error={isFetchNextPageError ? error : undefined} />
    </section>
  )
}
