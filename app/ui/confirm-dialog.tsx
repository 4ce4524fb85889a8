import * as texts from "#texts/lists"
import type { ReactNode } from "react"
import { Button } from "./button.tsx"
import { Dialog } from "./dialog.tsx"

type Props = {
  /** Completes the title, such as "delete Boss DS-1?". */
  act: string
  isBusy?: boolean
  onCancel: () => void
  onConfirm: () => void
}

/** `children` describe the consequences; spec §4 gives the last sentence. */
export function ConfirmDialog({ children, ...props }: Props & { children?: ReactNode }) {
  return (
    <AskDialog {...props} confirm={texts.remove} look="danger">
      {children && <div className="mb-2 font-semibold">{children}</div>}
      {texts.notRecoverable}
    </AskDialog>
  )
}

type AskProps = Props & { confirm: string; look?: "primary" | "plain" | "danger"; children: ReactNode }

export function AskDialog({
  act,
  confirm,
  look = "primary",
  isBusy = false,
  onCancel,
  onConfirm,
  children,
}: AskProps) {
  return (
    <Dialog title={texts.areYouSure(act)} onClose={onCancel}>
      <div>{children}</div>
      <div className="flex flex-wrap gap-3 *:grow *:basis-28 *:min-w-fit bangla:*:basis-auto">
        <Button look="plain" onClick={onCancel}>
          {texts.cancel}
        </Button>
        <Button look={look} isBusy={isBusy} onClick={onConfirm}>
          {confirm}
        </Button>
      </div>
    </Dialog>
  )
}
