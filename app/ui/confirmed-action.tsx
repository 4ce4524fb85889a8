import { actOn } from "#texts/lists"
import { type MutationOptions, useMutation } from "@tanstack/react-query"
import { type ReactNode, useState } from "react"
import { isolate } from "../../contract/isolate.ts"
import { Button } from "./button.tsx"
import { AskDialog, ConfirmDialog } from "./confirm-dialog.tsx"
import { toastSuccess } from "./toast.ts"
import { toastFailure } from "./toast-failure.ts"

type Props<Answer> = {
  id: string
  /** Names the row in the accessible name of the button. */
  name: string
  label: string
  /** Ends the dialog's title, like "make Ana an admin?". */
  act: string
  action: MutationOptions<Answer, Error, string>
  /** The toast after it. */
  done: string
  /** Cannot be undone, so spec §4 gives the text of the dialog. */
  isRemoval?: boolean
  /** The consequences, in the dialog. */
  children?: ReactNode
}

/** A button for an action on one row of a list, with a confirmation dialog. */
export function ConfirmedAction<Answer>(props: Props<Answer>) {
  const { id, name, label, act, action, done, isRemoval = false, children } = props
  const [isAsking, setAsking] = useState(false)
  const acting = useMutation({
    ...action,
    onSuccess: () => toastSuccess(done),
    onError: toastFailure,
    onSettled: () => setAsking(false),
  })
  const question = {
    act,
    isBusy: acting.isPending,
    onCancel: () => setAsking(false),
    onConfirm: () => acting.mutate(id),
  }
  return (
    <>
      <Button
        look={isRemoval ? "quiet" : "plain"}
        aria-label={actOn(label, isolate(name))}
        onClick={() => setAsking(true)}
      >
        {label}
      </Button>
      {isAsking && isRemoval && <ConfirmDialog {...question} />}
      {isAsking && !isRemoval && (
        <AskDialog {...question} confirm={label}>
          {children}
        </AskDialog>
      )}
    </>
  )
}
