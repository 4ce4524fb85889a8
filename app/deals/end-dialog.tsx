import { endsWithBank } from "#texts/deal-money"
import * as ofOthers from "#texts/deal-of-others"
import * as texts from "#texts/deals"
import * as format from "#texts/format"
import { cancel } from "#texts/lists"
import { useMutation } from "@tanstack/react-query"
import { type SubmitEvent, useState } from "react"
import { type Deal, endReasons } from "../../contract/deals.ts"
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
      <Button look={deal.you === "admin" ? "plain" : "quiet"} onClick={() => setAsking(true)}>
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
  const { givenByBank: byBank = 0 } = deal
  const ending = useMutation({
    ...endings[act],
    onSuccess: () => toastSuccess(texts.ended[byBank > 0 ? "cancel" : act]),
    onError: toastFailure,
    onSettled: onDone,
  })
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const chosen = new FormData(event.currentTarget).get("reason")
    ending.mutate({ id: deal._id, reason: endReasons.find((each) => each === chosen) ?? "other" })
  }
  const reasons = deal.you === "admin" ? ofOthers.reasons : texts.reasons
  return (
    <form className="contents" onSubmit={submit}>
      <p>{byBank > 0 ? endsWithBank[deal.you](format.price(byBank)) : texts.endMeans[act][deal.you]}</p>
      <InlineSelect label={texts.reason} name="reason" defaultValue="other">
        {endReasons.map((each) => (
          <option key={each} value={each}>
            {reasons[each]}
          </option>
        ))}
      </InlineSelect>
      <div className="flex flex-wrap gap-3 *:grow *:basis-28 *:min-w-fit bangla:*:basis-auto">
        <Button look="plain" onClick={onDone}>
          {cancel}
        </Button>
        <Button type="submit" look="danger" isBusy={ending.isPending}>
          {texts.ends[act][deal.you]}
        </Button>
      </div>
    </form>
  )
}
