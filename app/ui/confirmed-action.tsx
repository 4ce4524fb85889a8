import { actOn } from "#texts/lists"
import { type MutationOptions, type QueryClient, useMutation } from "@tanstack/react-query"
import { type ReactNode, useState } from "react"
import { isolate } from "../../contract/isolate.ts"
import { Button } from "./button.tsx"
import { AskDialog, ConfirmDialog } from "./confirm-dialog.tsx"
import { toastSuccess } from "./toast.ts"
import { toastFailure } from "./toast-failure.ts"

type Props<Answer> = {
  id: string
  /** The name of what the action changes, if the screen has several. */
  name?: string
  label: string
  /** The accessible name of the button, if label and name are not enough. */
  accessibleName?: string
  look?: "primary" | "plain" | "danger"
  /** The look of the button in the dialog. */
  confirmLook?: "primary" | "plain"
  className?: string
  act: string
  action: MutationOptions<Answer, Error, string>
  done: string
  /** The action is irreversible, so spec §4 gives the text of the dialog. */
  isRemoval?: boolean
  /** Called after success and after failure. */
  onDone?: (() => unknown) | undefined
  /** For public pages, which have no QueryClientProvider. */
  queryClient?: QueryClient
  children?: ReactNode
}

export function ConfirmedAction<Answer>(props: Props<Answer>) {
  const {
    id,
    name,
    label,
    className,
    act,
    action,
    done,
    confirmLook = "primary",
    isRemoval = false,
    onDone,
    queryClient,
    children,
  } = props
  const { look = isRemoval ? "quiet" : "plain", accessibleName = name && actOn(label, isolate(name)) } = props
  const [isAsking, setAsking] = useState(false)
  const acting = useMutation(
    {
      ...action,
      onSuccess: () => toastSuccess(done),
      onError: toastFailure,
      onSettled: () => {
        setAsking(false)
        onDone?.()
      },
    },
    queryClient,
  )
  const question = {
    act,
    isBusy: acting.isPending,
    onCancel: () => setAsking(false),
    onConfirm: () => acting.mutate(id),
  }
  return (
    <>
      <Button look={look} className={className} aria-label={accessibleName} onClick={() => setAsking(true)}>
        {label}
      </Button>
      {isAsking && isRemoval && <ConfirmDialog {...question}>{children}</ConfirmDialog>}
      {isAsking && !isRemoval && (
        <AskDialog {...question} confirm={label} look={confirmLook}>
          {children}
        </AskDialog>
      )}
    </>
  )
}
