import * as texts from "#texts/messages"
import type { Conversation } from "../../contract/messages.ts"
import { blockPerson, unblockPerson } from "../data/messages.ts"
import { useMutation } from "@tanstack/react-query"
import { Button } from "../ui/button.tsx"
import { ConfirmedAction } from "../ui/confirmed-action.tsx"
import { toastSuccess } from "../ui/toast.ts"
import { toastFailure } from "../ui/toast-failure.ts"
import { useFocusRestoration } from "../ui/use-focus-restoration.ts"

export function BlockAction({ conversation }: { conversation: Conversation }) {
  const { otherId, otherName, writing } = conversation
  const focus = useFocusRestoration<HTMLDivElement>([writing])
  if (writing === "removed") return null
  return (
    <div {...focus} className="contents">
      {writing === "blocked-by-you" ? (
        <Unblock id={otherId} name={otherName} />
      ) : (
        <ConfirmedAction
          id={otherId}
          name={otherName}
          label={texts.block}
          act={texts.blocking(otherName)}
          action={blockPerson}
          done={texts.hasBeenBlocked(otherName)}
        >
          {texts.blockMeans}
        </ConfirmedAction>
      )}
    </div>
  )
}

function Unblock({ id, name }: { id: string; name: string }) {
  const unblocking = useMutation({
    ...unblockPerson,
    onSuccess: () => toastSuccess(texts.hasBeenUnblocked(name)),
    onError: toastFailure,
  })
  return (
    <Button look="plain" isBusy={unblocking.isPending} onClick={() => unblocking.mutate(id)}>
      {texts.unblock}
    </Button>
  )
}
