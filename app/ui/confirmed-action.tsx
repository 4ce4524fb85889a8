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
  /** Of what it is done to, where several stand on the screen. */
  name?: string
  label: string
  look?: "primary" | "plain"
  act: string
  action: MutationOptions<Answer, Error, string>
  done: string
  /** Cannot be undone, so spec §4 gives the text of the dialog. */
  isRemoval?: boolean
  /** After it was tried. */
  onDone?: (() => void) | undefined
  children?: ReactNode
}

export function ConfirmedAction<Answer>(props: Props<Answer>) {
  const { id, name, label, look = "plain", act, action, done, isRemoval = false, onDone, children } = props
  const [isAsking, setAsking] = useState(false)
  const acting = useMutation({
    ...action,
    onSuccess: () => toastSuccess(done),
    onError: toastFailure,
    onSettled: () => {
      setAsking(false)
      onDone?.()
    },
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
        look={isRemoval ? "quiet" : look}
        aria-label={name === undefined ? undefined : actOn(label, isolate(name))}
        onClick={() => setAsking(true)}
      >
        {label}
      </Button>
      {isAsking && isRemoval && <ConfirmDialog {...question}>{children}</ConfirmDialog>}
      {isAsking && !isRemoval && (
        <AskDialog {...question} confirm={label}>
          {children}
        </AskDialog>
      )}
    </>
  )
}
