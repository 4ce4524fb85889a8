import * as texts from "#texts/meetings"
import { useMutation } from "@tanstack/react-query"
import type { Deal } from "../../contract/deals.ts"
import { objectToHandover, reportNoShow, takeCashBack } from "../data/cash.ts"
import { Button } from "../ui/button.tsx"
import { ConfirmedAction } from "../ui/confirmed-action.tsx"
import { toastSuccess } from "../ui/toast.ts"
import { toastFailure } from "../ui/toast-failure.ts"
import { AnswerCash } from "./answer-cash.tsx"
import { AskForCash } from "./ask-for-cash.tsx"
import { LowerPrice } from "./lower-price.tsx"
import { PayLink } from "./pay-link.tsx"

export function hasCashMain(deal: Deal) {
  const { may, meeting } = deal
  const isToMeet = may.includes("propose-meeting") && (!meeting || may.includes("agree-to-meeting"))
  return (
    (isToMeet && !isToPay(deal)) ||
    ["accept", "show-code", "handover"].some((act) => may.some((each) => each === act))
  )
}

/** Whether the buyer may pay before the meeting; false if the deal is in cash. */
export function isToPay({ may, method }: Deal) {
  return may.includes("claim") && method !== "cash"
}

type Props = {
  deal: Deal
  isSecond: boolean
}

export function CashActions({ deal, isSecond }: Props) {
  const { may, you, buyer, seller } = deal
  const other = you === "seller" ? buyer.name : seller.name
  return (
    <div className="flex flex-wrap gap-2 empty:hidden max-sm:*:grow">
      {may.includes("accept") && <AnswerCash deal={deal} isFirst={!isSecond} />}
      {isToPay(deal) && <PayLink id={deal._id} isSecond={isSecond || hasCashMain(deal)} />}
      {may.includes("cash") && <AskForCash deal={deal} />}
      {may.includes("take-back") && <TakeBack id={deal._id} />}
      {may.includes("lower-price") && <LowerPrice deal={deal} />}
      {may.includes("no-show") && (
        <ConfirmedAction
          id={deal._id}
          label={texts.didNotCome}
          act={texts.reportingNoShow(other)}
          action={reportNoShow}
          done={texts.noShowReported}
        >
          {texts.noShowMeans(other)}
        </ConfirmedAction>
      )}
      {may.includes("object") && (
        <ConfirmedAction
          id={deal._id}
          label={texts.notHere}
          act={texts.objecting}
          action={objectToHandover}
          done={texts.objected}
        >
          {texts.objectMeans}
        </ConfirmedAction>
      )}
    </div>
  )
}

function TakeBack({ id }: { id: string }) {
  const acting = useMutation({
    ...takeCashBack,
    onSuccess: () => toastSuccess(texts.takenBack),
    onError: toastFailure,
  })
  return (
    <Button look="plain" isBusy={acting.isPending} onClick={() => acting.mutate(id)}>
      {texts.takeBack}
    </Button>
  )
}
