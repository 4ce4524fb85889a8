import { Button } from "../ui/button.tsx"
import { Dialog } from "../ui/dialog.tsx"

type Props = { onApprove: () => void; onRefuse: () => void; isBusy: boolean }

/** The step in which a bank asks its customer (3-D Secure), as the sandbox plays it. */
export function BankApproval({ onApprove, onRefuse, isBusy }: Props) {
  return (
    <Dialog title="Your bank asks" onClose={onRefuse}>
      <p>Do you approve this payment? In test mode nothing is charged.</p>
      <div className="grid grid-cols-2 gap-3">
        <Button look="plain" isBusy={isBusy} onClick={onRefuse}>
          Refuse
        </Button>
        <Button isBusy={isBusy} onClick={onApprove}>
          Approve
        </Button>
      </div>
    </Dialog>
  )
}
