import * as texts from "#texts/money"
import * as format from "#texts/format"
import { actOn } from "#texts/lists"
import { useMutation } from "@tanstack/react-query"
import { useState } from "react"
import { isolate } from "../../contract/isolate.ts"
import type { SellerBalance } from "../../contract/payouts.ts"
import { writeOffDebt } from "../data/payouts.ts"
import { Button } from "../ui/button.tsx"
import { AskDialog } from "../ui/confirm-dialog.tsx"
import { toastFailure } from "../ui/toast-failure.ts"
import { toastSuccess } from "../ui/toast.ts"

/** Of a seller whose balance is below zero. */
export function WriteOffDebt({ row: { _id: id, name, available } }: { row: SellerBalance }) {
  const [isAsking, setAsking] = useState(false)
  const writing = useMutation({
    ...writeOffDebt,
    onSuccess: () => toastSuccess(texts.writtenOff),
    onError: toastFailure,
    onSettled: () => setAsking(false),
  })
  return (
    <>
      <Button
        look="plain"
        className="whitespace-nowrap max-sm:w-full"
        aria-label={actOn(texts.writeOff, isolate(name))}
        onClick={() => setAsking(true)}
      >
        {texts.writeOff}
      </Button>
      {isAsking && (
        <AskDialog
          act={texts.writingOff(format.price(-available), name)}
          confirm={texts.writeOff}
          isBusy={writing.isPending}
          onCancel={() => setAsking(false)}
          onConfirm={() => writing.mutate({ id, amount: -available })}
        >
          {texts.writingOffMeans}
        </AskDialog>
      )}
    </>
  )
}
