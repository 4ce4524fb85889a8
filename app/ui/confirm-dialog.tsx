import { Button } from "./button.tsx"
import { Dialog } from "./dialog.tsx"

type Props = { act: string; isBusy?: boolean; onCancel: () => void; onConfirm: () => void }

/** Asks before something is gone; `act` ends the title, like "delete Boss DS-1?" (spec §4). */
export function ConfirmDialog({ act, isBusy = false, onCancel, onConfirm }: Props) {
  return (
    <Dialog title={`Are you sure you want to ${act}`} onClose={onCancel}>
      <p>This won't be recoverable in the future after you delete.</p>
      <div className="grid grid-cols-2 gap-3">
        <Button look="plain" onClick={onCancel}>
          Cancel
        </Button>
        <Button look="danger" isBusy={isBusy} onClick={onConfirm}>
          DELETE
        </Button>
      </div>
    </Dialog>
  )
}
