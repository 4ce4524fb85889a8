import * as texts from "#texts/deals"
import { cancel } from "#texts/lists"
import { useMutation } from "@tanstack/react-query"
import { useState } from "react"
import { type Deal, type EndReason, endReasons } from "../../contract/deals.ts"
import { endings } from "../data/deals.ts"
import { Button } from "../ui/button.tsx"
import { Dialog } from "../ui/dialog.tsx"
import { InlineSelect } from "../ui/inline-select.tsx"
import { toastSuccess } from "../ui/toast.ts"
import { toastFailure } from "../ui/toast-failure.ts"

type Props = { deal: Deal; act: "refund" | "cancel" }

export function EndDialog({ deal, act }: Props) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button look="quiet" onClick={() => setAsking(true)}>
        {texts.ends[act][deal.you]}
      </Button>
      {isAsking && (
        <Dialog title={texts.ending[act]} onClose={() => setAsking(false)}>
          <Reason deal={deal} act={act} onDone={() => setAsking(false)} />
        </Dialog>
      )}
    </>
  )
}

function Reason({ deal, act, onDone }: Props & { onDone: () => void }) {
  const [reason, setReason] = useState<EndReason>("other")
  const ending = useMutation({
    ...endings[act],
    onSuccess: () => toastSuccess(texts.ended[act]),
    onError: toastFailure,
    onSettled: onDone,
  })
  return (
    <>
      <p>{texts.endMeans[act][deal.you]}</p>
      <InlineSelect
        label={texts.reason}
        value={reason}
        onChange={({ target }) => setReason(endReasons.find((each) => each === target.value) ?? "other")}
      >
        {endReasons.map((each) => (
          <option key={each} value={each}>
            {texts.reasons[each]}
          </option>
        ))}
      </InlineSelect>
      <div className="flex flex-wrap gap-3 *:grow *:basis-28 *:min-w-fit bangla:*:basis-auto">
        <Button look="plain" onClick={onDone}>
          {cancel}
        </Button>
        <Button
          look="danger"
          isBusy={ending.isPending}
          onClick={() => ending.mutate({ id: deal._id, reason })}
        >
          {texts.ends[act][deal.you]}
        </Button>
      </div>
    </>
  )
}
