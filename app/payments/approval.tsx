import * as texts from "#texts/payments"
import { Button } from "../ui/button.tsx"
import { Dialog } from "../ui/dialog.tsx"

type Props = { onApprove: () => void; onRefuse: () => void; isBusy: boolean }

/** The sandbox's version of 3-D Secure. */
export function BankApproval({ onApprove, onRefuse, isBusy }: Props) {
  return (
    <Dialog title={texts.bankAsks} onClose={onRefuse}>
      <p>{texts.bankQuestion}</p>
      <div className="grid grid-cols-2 gap-3">
        <Button look="plain" isBusy={isBusy} onClick={onRefuse}>
          {texts.refuse}
        </Button>
        <Button isBusy={isBusy} onClick={onApprove}>
          {texts.approve}
        </Button>
      </div>
    </Dialog>
  )
}
