import { useMutation } from "@tanstack/react-query"
import * as texts from "#texts/contact"
import { useNavigate } from "react-router"
import type { InboxConversation } from "../../contract/support.ts"
import { closeConversation, removeConversation, reopenConversation } from "../data/support.ts"
import { Button } from "../ui/button.tsx"
import { RemoveButton } from "../ui/remove-button.tsx"
import { toastSuccess } from "../ui/toast.ts"
import { toastFailure } from "../ui/toast-failure.ts"

export function ConversationActions({ conversation }: { conversation: InboxConversation }) {
  const { _id, name, state } = conversation
  const navigate = useNavigate()
  const isClosed = state === "closed"
  const changing = useMutation({
    ...(isClosed ? reopenConversation : closeConversation),
    onSuccess: () => toastSuccess(isClosed ? texts.hasBeenReopened(name) : texts.hasBeenClosed(name)),
    onError: toastFailure,
  })
  return (
    <div className="flex flex-wrap items-center gap-x-4">
      <Button look="plain" isBusy={changing.isPending} onClick={() => changing.mutate(_id)}>
        {isClosed ? texts.reopen : texts.close}
      </Button>
      <RemoveButton
        id={_id}
        name={name}
        act={texts.removing(name)}
        removal={removeConversation}
        removed={texts.removed(name)}
        onDone={() => void navigate("/dashboard/contact")}
      />
    </div>
  )
}
