import { type MutationOptions, useMutation } from "@tanstack/react-query"
import { useState } from "react"
import type { Deleted } from "../../contract/fields.ts"
import { Button } from "../ui/button.tsx"
import { ConfirmDialog } from "../ui/confirm-dialog.tsx"
import { toastSuccess } from "../ui/toast.ts"
import { tellFailure } from "./tell-failure.ts"

type Props = {
  id: string
  /** What is removed, as a screen reader tells it apart from the others. */
  name: string
  label?: string
  /** Ends the dialog's title, like "delete Boss DS-1?". */
  act: string
  removal: MutationOptions<Deleted, Error, string>
  /** The toast after it. */
  removed: string
}

/** Removes one row of a list, after asking (spec §4). */
export function RemoveButton({ id, name, label = "DELETE", act, removal, removed }: Props) {
  const [isAsking, setAsking] = useState(false)
  const removing = useMutation({
    ...removal,
    onSuccess: () => toastSuccess(removed),
    onError: tellFailure,
    onSettled: () => setAsking(false),
  })
  return (
    <>
      <Button look="quiet" aria-label={`${label}: ${name}`} onClick={() => setAsking(true)}>
        {label}
      </Button>
      {isAsking && (
        <ConfirmDialog
          act={act}
          isBusy={removing.isPending}
          onCancel={() => setAsking(false)}
          onConfirm={() => removing.mutate(id)}
        />
      )}
    </>
  )
}
