import * as texts from "#texts/money"
import * as dates from "#texts/dates"
import * as format from "#texts/format"
import { actOn } from "#texts/lists"
import { useMutation } from "@tanstack/react-query"
import { useState } from "react"
import { isolate } from "../../contract/isolate.ts"
import type { SellerBalance } from "../../contract/payouts.ts"
import { beginPayout, payoutFailed, writeOffDebt } from "../data/payouts.ts"
import { Button } from "../ui/button.tsx"
import { AskDialog } from "../ui/confirm-dialog.tsx"
import { ConfirmedAction } from "../ui/confirmed-action.tsx"
import { toastFailure } from "../ui/toast-failure.ts"
import { toastSuccess } from "../ui/toast.ts"
import { AccountDetails } from "./account-details.tsx"
import { ArrivedDialog } from "./arrived-dialog.tsx"

type Props = { row: SellerBalance; isFirst: boolean }

export function PayoutActions({ row, isFirst }: Props) {
  if (row.payout) return <EndPayout name={row.name} payout={row.payout} isFirst={isFirst} />
  if (row.available < 0) return <WriteOffDebt row={row} />
  if (row.available === 0) return null
  if (row.suspension) return <Suspended {...row.suspension} />
  return row.account?.payableFrom ? null : <BeginPayout row={row} isFirst={isFirst} />
}

function Suspended({ until }: NonNullable<SellerBalance["suspension"]>) {
  return <span className="text-muted">{texts.suspended(until && dates.dayTime(new Date(until)))}</span>
}

function BeginPayout({ row, isFirst }: Props) {
  const { _id: id, name, available, account, removed } = row
  return (
    <span className="flex flex-wrap gap-2 *:grow max-sm:w-full sm:*:grow-0">
      {!account && !removed && <WriteToSeller row={row} />}
      <ConfirmedAction
        {...{ id, name, className }}
        look={isFirst ? "primary" : "plain"}
        confirmLook={account ? "primary" : "plain"}
        label={texts.payOut}
        act={texts.payingOut(format.price(available), name)}
        action={beginPayout(available)}
        done={texts.begun}
      >
        {account && <span className="mb-3 block">{texts.payingOutMeans}</span>}
        {account ? <AccountDetails account={account} /> : removed ? texts.payRemoved : texts.askForAccount}
      </ConfirmedAction>
    </span>
  )
}

function WriteToSeller({ row: { name, email } }: Pick<Props, "row">) {
  return (
    <a
      href={`mailto:${email}`}
      aria-label={actOn(texts.write, isolate(name))}
      className={`btn border-edge bare ${className}`}
    >
      {texts.write}
    </a>
  )
}

function WriteOffDebt({ row: { _id: id, name, available } }: Pick<Props, "row">) {
  return (
    <ConfirmedAction
      {...{ id, name, className }}
      label={texts.writeOff}
      act={texts.writingOff(format.price(-available), name)}
      action={writeOffDebt(-available)}
      done={texts.writtenOff}
    >
      {texts.writingOffMeans}
    </ConfirmedAction>
  )
}

const className = "whitespace-nowrap max-sm:w-full"

type EndProps = { name: string; payout: NonNullable<SellerBalance["payout"]>; isFirst: boolean }

function EndPayout({ name, payout, isFirst }: EndProps) {
  const [asking, setAsking] = useState<"arrived" | "failed">()
  const close = () => setAsking(undefined)
  const failing = useMutation({
    ...payoutFailed,
    onSuccess: () => toastSuccess(texts.cameBack),
    onError: toastFailure,
    onSettled: close,
  })
  return (
    <span className="flex flex-wrap gap-2 whitespace-nowrap *:grow sm:*:grow-0">
      <Button
        look={isFirst ? "primary" : "plain"}
        aria-label={actOn(texts.arrived, isolate(name))}
        onClick={() => setAsking("arrived")}
      >
        {texts.arrived}
      </Button>
      <Button
        look="plain"
        aria-label={actOn(texts.failed, isolate(name))}
        onClick={() => setAsking("failed")}
      >
        {texts.failed}
      </Button>
      {asking === "arrived" && <ArrivedDialog name={name} payout={payout} onClose={close} />}
      {asking === "failed" && (
        <AskDialog
          act={texts.failing(format.price(payout.amount), name)}
          confirm={texts.failed}
          isBusy={failing.isPending}
          onCancel={close}
          onConfirm={() => failing.mutate(payout._id)}
        >
          {texts.failedMeans}
        </AskDialog>
      )}
    </span>
  )
}
