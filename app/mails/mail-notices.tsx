import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import * as texts from "#texts/mails"
import type { Role } from "../../contract/users.ts"
import { mailConfirmation, mailStatus, refusedMails, retryRefusedMails } from "../data/mails.ts"
import { Button } from "../ui/button.tsx"
import { Notice } from "../ui/notice.tsx"
import { toastSuccess } from "../ui/toast.ts"
import { FormattedDateTime } from "../ui/date-time.tsx"
import { toastFailure } from "../ui/toast-failure.ts"

export function useAreNoticesLoading(role: Role) {
  const own = useQuery(mailStatus)
  const refused = useQuery({ ...refusedMails, enabled: role === "admin" })
  return own.isLoading || refused.isLoading
}

export function OwnMailNotice() {
  const { data } = useQuery(mailStatus)
  return data && !data.isConfirmed && <Unconfirmed />
}

/** Needs no action, so it stands after what does. */
export function HeldMailNotice() {
  const { data } = useQuery(mailStatus)
  return (
    data?.isConfirmed &&
    data.digestAt && (
      <Notice says={texts.held(data.heldCount)}>
        <FormattedDateTime moment={data.digestAt} />
      </Notice>
    )
  )
}

function Unconfirmed() {
  const client = useQueryClient()
  const sending = useMutation({
    ...mailConfirmation,
    onSuccess: async () => {
      // the address may have been confirmed in another tab
      const { isConfirmed } = await client.fetchQuery({ ...mailStatus, staleTime: 0 })
      toastSuccess(isConfirmed ? texts.alreadyConfirmed : texts.confirmationSent)
    },
    onError: toastFailure,
  })
  return (
    <Notice says={texts.unconfirmed}>
      <Button look="plain" isBusy={sending.isPending} onClick={() => sending.mutate()}>
        {texts.sendLinkAgain}
      </Button>
    </Notice>
  )
}

export function RefusedMailsNotice() {
  const { data } = useQuery(refusedMails)
  const retrying = useMutation({
    ...retryRefusedMails,
    onSuccess: ({ modifiedCount }) => toastSuccess(texts.retried(modifiedCount)),
    onError: toastFailure,
  })
  return data?.refused.map(({ reason, count }) => (
    <Notice key={reason} says={`${texts.refused(count)} ${texts.remedies[reason]}`}>
      <Button
        look="plain"
        aria-label={`${texts.sendAgain}: ${texts.remedies[reason]}`}
        isBusy={retrying.isPending}
        onClick={() => retrying.mutate()}
      >
        {texts.sendAgain}
      </Button>
    </Notice>
  ))
}
