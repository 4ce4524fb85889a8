import * as dates from "#texts/dates"
import { bothAgreed } from "#texts/deal-of-others"
import * as texts from "#texts/meetings"
import { useMutation } from "@tanstack/react-query"
import { useState } from "react"
import { Link } from "react-router"
import type { Deal } from "../../contract/deals.ts"
import type { Meeting } from "../../contract/meetings.ts"
import { agreeToMeeting } from "../data/meetings.ts"
import { Button } from "../ui/button.tsx"
import { toastSuccess } from "../ui/toast.ts"
import { toastFailure } from "../ui/toast-failure.ts"
import { MeetingForm } from "./meeting-form.tsx"

type Props = {
  deal: Deal
  isSecond?: boolean
}

export function MeetingSection({ deal, isSecond = false }: Props) {
  const [isProposing, setProposing] = useState(false)
  const { meeting, may } = deal
  if (!meeting && !may.includes("propose-meeting")) return null
  const isFirst = !meeting && may.includes("propose-meeting")
  return (
    <section className="grid gap-3" aria-labelledby="meeting">
      <h2 id="meeting" className="text-xl">
        {texts.heading}
      </h2>
      {isFirst && <p className="text-muted">{texts.none}</p>}
      {meeting && <Arranged deal={deal} meeting={meeting} isSecond={isSecond || isProposing} />}
      {(isFirst || isProposing) && (
        <MeetingForm
          deal={deal}
          look={isSecond ? "plain" : "primary"}
          onDone={() => setProposing(false)}
          {...(meeting && { onCancel: () => setProposing(false) })}
        />
      )}
      {meeting && may.includes("propose-meeting") && !isProposing && (
        <Button look="quiet" className="justify-self-start" onClick={() => setProposing(true)}>
          {texts.proposeOther}
        </Button>
      )}
      {!meeting?.agreedAt && <ToHandover deal={deal} isSecond />}
    </section>
  )
}

type ArrangedProps = { deal: Deal; meeting: Meeting; isSecond: boolean }

function Arranged({ deal, meeting, isSecond }: ArrangedProps) {
  const { place, at, agreedAt } = meeting
  return (
    <div className="grid gap-3 rounded-box border-l-4 border-accent bg-base-200 p-4">
      <p className="grid">
        <b className="text-lead wrap-anywhere">
          <bdi>{place}</bdi>
        </b>
        <time dateTime={at} className="tabular-nums">
          {dates.dayTime(new Date(at))}
        </time>
      </p>
      <p className="text-muted">{agreedAt ? isAgreed(deal) : whoseTurn(deal, meeting)}</p>
      {!agreedAt && deal.may.includes("agree-to-meeting") && (
        <Agree deal={deal} meeting={meeting} isSecond={isSecond} />
      )}
      {agreedAt && <ToHandover deal={deal} isSecond={isSecond} />}
    </div>
  )
}

function isAgreed({ you }: Deal) {
  return you === "admin" ? bothAgreed : texts.isAgreed
}

function whoseTurn({ you, buyer, seller }: Deal, { proposedBy }: Meeting) {
  const other = you === "seller" ? buyer.name : seller.name
  return proposedBy === you
    ? texts.waitsForOther(other)
    : texts.waitsForYou(proposedBy === "buyer" ? buyer.name : seller.name)
}

function Agree({ deal, meeting, isSecond }: ArrangedProps) {
  const agreeing = useMutation({
    ...agreeToMeeting,
    onSuccess: () => toastSuccess(texts.agreed),
    onError: toastFailure,
  })
  return (
    <Button
      look={isSecond ? "plain" : "primary"}
      isBusy={agreeing.isPending}
      onClick={() => agreeing.mutate({ dealId: deal._id, version: meeting.version })}
    >
      {texts.agree}
    </Button>
  )
}

function ToHandover({ deal: { _id, you, may }, isSecond = false }: Props) {
  if (!may.includes("show-code") && !may.includes("handover")) return null
  return (
    <div className="grid gap-2">
      <p>{you === "buyer" ? texts.readyBuyer : texts.readySeller}</p>
      <Link
        to={`/handover/${_id}`}
        viewTransition
        className={`btn ${isSecond ? "border-edge bare" : "btn-primary"}`}
      >
        {texts.toHandover}
      </Link>
    </div>
  )
}
