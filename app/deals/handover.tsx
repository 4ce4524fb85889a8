import { titled } from "#texts/page"
import * as format from "#texts/format"
import * as texts from "#texts/handover"
import { useQuery } from "@tanstack/react-query"
import { useEffect } from "react"
import { Link } from "react-router"
import type { Deal } from "../../contract/deals.ts"
import { RequireUser } from "../dashboard/guard.tsx"
import { SessionEnded } from "../dashboard/session-ended.tsx"
import { deal } from "../data/deals.ts"
import { handoverKey } from "../data/handover.ts"
import { isProblem } from "../data/problem.ts"
import { BackLink } from "../ui/back-link.tsx"
import { Failed } from "../ui/failed.tsx"
import { onNetwork } from "../ui/offline.tsx"
import { Outcome } from "../ui/outcome.tsx"
import { Skeleton } from "../ui/skeleton.tsx"
import { useFailure } from "../ui/use-failure.ts"
import type { Route } from "./+types/handover.ts"
import { BuyerHandover } from "./buyer-handover.tsx"
import { keepScreenOffline } from "./keep-offline.ts"
import { keepHandover, offlineHandover, type OfflineHandover } from "./offline-handovers.ts"
import { loadDetector } from "./scan-camera.ts"
import { sendScanned } from "./scanned-codes.ts"
import { SellerHandover } from "./seller-handover.tsx"

export function meta(): Route.MetaDescriptors {
  return [{ title: titled(texts.heading) }]
}

/** Outside the dashboard: it needs no other request, so it opens offline. */
export default function HandoverScreen({ params: { id } }: Route.ComponentProps) {
  return (
    <div className="mx-auto grid min-h-dvh w-full max-w-lg content-start gap-4 px-4 py-4 sm:py-8">
      <RequireUser>
        {(user) => (
          <>
            <SessionEnded />
            <Handover key={`${user.sub} ${id}`} id={id} />
          </>
        )}
      </RequireUser>
    </div>
  )
}

/** In milliseconds: polls, to show soon what the other phone has done. */
const refreshDelay = 4_000

function Handover({ id }: { id: string }) {
  const query = useQuery({ ...deal(id), refetchInterval: refreshDelay })
  const verifying = useQuery(handoverKey).data
  const failure = useFailure(query)
  const kept = offlineHandover(id)
  const handover = query.data ? fromDeal(query.data, kept, verifying) : kept
  useOfflineCopy(handover)
  useSendScanned()
  if (isProblem(query.error ?? failure?.error, "not-found")) return <Nothing sentence={texts.noSuchDeal} />
  if (handover)
    return <HandoverLayout handover={handover} step={stepOf(query.data)} isOffline={query.isError} />
  return failure ? <Failed what={texts.thisHandover} {...failure} /> : <Skeleton rows={2} row="h-40" />
}

/** Offline, without the deal, the stored handover counts as not yet done. */
type Step = "handover" | "done" | "none"

function stepOf(deal: Deal | undefined): Step {
  if (!deal || isAtHandover(deal)) return "handover"
  return deal.state === "completed" || deal.state === "delivered" ? "done" : "none"
}

function isAtHandover({ state, method, delivery, onHold }: Deal) {
  return delivery === "meet" && !onHold && (state === "paid" || (state === "reserved" && method === "cash"))
}

type Verifying = Pick<OfflineHandover, "key" | "clockAhead">

function fromDeal(
  deal: Deal,
  kept: OfflineHandover | undefined,
  verifying: Verifying | undefined,
): OfflineHandover {
  const { key, clockAhead = 0 } = verifying ?? kept ?? {}
  const you = deal.you === "seller" ? "seller" : "buyer"
  return {
    dealId: deal._id,
    you,
    productName: deal.product.name,
    otherName: you === "seller" ? deal.buyer.name : deal.seller.name,
    amountDue: deal.amountDue,
    isCash: deal.method === "cash",
    clockAhead,
    ...(key && { key }),
    ...(kept?.code && { code: kept.code }),
  }
}

function useOfflineCopy(handover: OfflineHandover | undefined) {
  const isComplete = handover?.key !== undefined
  const scans = handover?.you === "seller"
  useEffect(() => {
    if (handover) keepHandover(handover)
  })
  useEffect(() => {
    if (isComplete) cacheScreen(scans).catch(() => undefined)
  }, [isComplete, scans])
}

/** Includes the QR decoder, a chunk of its own. */
async function cacheScreen(scans: boolean) {
  if (scans) await loadDetector()
  await keepScreenOffline()
}

function useSendScanned() {
  useEffect(() => {
    void sendScanned()
    return onNetwork(() => void sendScanned())
  }, [])
}

type HandoverLayoutProps = { handover: OfflineHandover; step: Step; isOffline: boolean }

function HandoverLayout({ handover, step, isOffline }: HandoverLayoutProps) {
  const { dealId, you, productName, otherName } = handover
  return (
    <>
      <BackLink to={`/dashboard/deals/${dealId}`}>{texts.backToDeal}</BackLink>
      <h1 className="text-heading">{texts.heading}</h1>
      <p className="wrap-anywhere">
        {you === "buyer" ? texts.buyFrom(productName, otherName) : texts.handTo(productName, otherName)}
      </p>
      <Amount handover={handover} />
      <output className="text-sm text-muted empty:hidden">{isOffline ? texts.keptHere : ""}</output>
      {step === "done" && <Done handover={handover} />}
      {step === "none" && <Nothing sentence={texts.notNow} dealId={dealId} />}
      {step === "handover" && you === "buyer" && <BuyerHandover handover={handover} />}
      {step === "handover" && you === "seller" && (
        <SellerHandover handover={handover} isOffline={isOffline} />
      )}
    </>
  )
}

function Amount({ handover: { amountDue, isCash } }: { handover: OfflineHandover }) {
  return (
    <p className="flex flex-wrap items-baseline justify-between gap-x-4 border-y border-base-300 py-2">
      <span className="text-muted">{isCash ? texts.amount : texts.alreadyPaid}</span>
      <strong className="font-display text-2xl font-extrabold">{format.price(amountDue)}</strong>
    </p>
  )
}

function Done({ handover: { dealId, you, productName, isCash } }: { handover: OfflineHandover }) {
  const sentence = you === "buyer" ? texts.doneForBuyer(productName) : texts.doneForSeller(productName)
  return (
    <div className="corners grid gap-4 bg-base-200 p-5">
      <Outcome className="font-display text-2xl font-extrabold text-balance text-success">{sentence}</Outcome>
      {!isCash && <p>{you === "buyer" ? texts.whatItMeansPaid : texts.payoutNext}</p>}
      <ToDeal dealId={dealId} />
    </div>
  )
}

function Nothing({ sentence, dealId }: { sentence: string; dealId?: string }) {
  return (
    <div className="grid justify-items-start gap-4">
      <Outcome className="text-lead font-semibold">{sentence}</Outcome>
      {dealId && <ToDeal dealId={dealId} />}
    </div>
  )
}

function ToDeal({ dealId }: { dealId: string }) {
  return (
    <Link to={`/dashboard/deals/${dealId}`} viewTransition className="btn btn-primary">
      {texts.toDeal}
    </Link>
  )
}
