import * as texts from "#texts/meetings"
import { useMutation } from "@tanstack/react-query"
import { type ReactNode, useState } from "react"
import type { Deal } from "../../contract/deals.ts"
import { askForCash, objectToHandover, reportNoShow, takeCashBack } from "../data/cash.ts"
import { Button } from "../ui/button.tsx"
import { AskDialog } from "../ui/confirm-dialog.tsx"
import { toastSuccess } from "../ui/toast.ts"
import { toastFailure } from "../ui/toast-failure.ts"
import { AnswerCash } from "./answer-cash.tsx"
import { LowerPrice } from "./lower-price.tsx"

/** Whether meeting, accepting or handing over is what comes first. */
export function hasCashMain({ may, meeting }: Deal) {
  const isToMeet = may.includes("propose-meeting") && (!meeting || may.includes("agree-to-meeting"))
  return isToMeet || ["accept", "show-code", "handover"].some((act) => may.some((each) => each === act))
}

/** What the two do about cash, beside meeting and handing over. */
export function CashActions({ deal }: { deal: Deal }) {
  const { may, you, buyer, seller } = deal
  const other = you === "seller" ? buyer.name : seller.name
  return (
    <div className="flex flex-wrap gap-2 empty:hidden max-sm:*:grow">
      {may.includes("accept") && <AnswerCash deal={deal} isFirst />}
      {may.includes("cash") && (
        <Asking
          deal={deal}
          label={texts.inCash}
          act={texts.askingForCash}
          mutation={askForCash}
          done={texts.askedForCash}
        >
          {texts.cashMeans(seller.name)}
        </Asking>
      )}
      {may.includes("take-back") && <TakeBack id={deal._id} />}
      {may.includes("lower-price") && <LowerPrice deal={deal} />}
      {may.includes("no-show") && (
        <Asking
          deal={deal}
          label={texts.didNotCome(other)}
          act={texts.reportingNoShow(other)}
          mutation={reportNoShow}
          done={texts.noShowReported}
        >
          {texts.noShowMeans(other)}
        </Asking>
      )}
      {may.includes("object") && (
        <Asking
          deal={deal}
          label={texts.notHere}
          act={texts.objecting}
          mutation={objectToHandover}
          done={texts.objected}
        >
          {texts.objectMeans}
        </Asking>
      )}
    </div>
  )
}

type AskingProps = {
  deal: Deal
  label: string
  act: string
  mutation: typeof askForCash
  done: string
  children: ReactNode
}

function Asking({ deal, label, act, mutation, done, children }: AskingProps) {
  const [isAsking, setAsking] = useState(false)
  const acting = useMutation({
    ...mutation,
    onSuccess: () => toastSuccess(done),
    onError: toastFailure,
    onSettled: () => setAsking(false),
  })
  return (
    <>
      <Button look="plain" onClick={() => setAsking(true)}>
        {label}
      </Button>
      {isAsking && (
        <AskDialog
          act={act}
          confirm={label}
          isBusy={acting.isPending}
          onCancel={() => setAsking(false)}
          onConfirm={() => acting.mutate(deal._id)}
        >
          {children}
        </AskDialog>
      )}
    </>
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
