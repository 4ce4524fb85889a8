import * as texts from "#texts/money"
import * as format from "#texts/format"
import { isolate } from "../../contract/isolate.ts"
import type { SellerBalance } from "../../contract/payouts.ts"
import { payoutArrived } from "../data/payouts.ts"
import { Dialog } from "../ui/dialog.tsx"
import { ReferenceForm } from "./reference-form.tsx"

type Props = { name: string; payout: NonNullable<SellerBalance["payout"]>; onClose: () => void }

export function ArrivedDialog({ name, payout: { _id, amount }, onClose }: Props) {
  return (
    <Dialog title={texts.arrivedTitle(format.price(amount), isolate(name))} onClose={onClose}>
      <ReferenceForm
        id={_id}
        action={payoutArrived}
        submit={texts.keepPaid}
        done={texts.paid(isolate(name))}
        onDone={onClose}
      />
    </Dialog>
  )
}
