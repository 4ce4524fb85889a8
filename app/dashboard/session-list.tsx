import { useMutation, useQuery } from "@tanstack/react-query"
import type { Session } from "../../contract/identity.ts"
import { momentInWords } from "../../contract/dates.ts"
import { identityMessages } from "../../contract/messages.ts"
import { endOtherSessions, endSession, sessions } from "../data/sessions.ts"
import { Button } from "../ui/button.tsx"
import { Failed } from "../ui/failed.tsx"
import { Skeleton } from "../ui/skeleton.tsx"
import { toastSuccess } from "../ui/toast.ts"
import { deviceInWords } from "./device.ts"
import { tellFailure } from "./tell-failure.ts"

/** Each place where one is signed in, with a way to end it; this one ends with LOG OUT. */
export function SessionList() {
  const list = useQuery(sessions)
  if (list.isPending) return <Skeleton />
  if (!list.data)
    return <Failed what="Your sessions" error={list.error} onRetry={() => void list.refetch()} />
  return (
    <div className="grid justify-items-start gap-4">
      <ul className="grid gap-2 justify-self-stretch">
        {list.data.map((session) => (
          <Place key={session._id} session={session} />
        ))}
      </ul>
      {list.data.length > 1 && <EndOthers />}
    </div>
  )
}

function Place({ session: { _id, userAgent, createdAt, usedAt, isCurrent } }: { session: Session }) {
  const ending = useMutation({ ...endSession, ...telling })
  const device = deviceInWords(userAgent)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-box border border-base-300 bg-base-200 p-3">
      <div>
        <strong>{device}</strong>
        <p className="text-muted">
          since <time dateTime={createdAt}>{momentInWords(new Date(createdAt))}</time>, last used{" "}
          <time dateTime={usedAt}>{momentInWords(new Date(usedAt))}</time>
        </p>
      </div>
      {isCurrent ? (
        <span className="font-semibold text-muted">This device</span>
      ) : (
        <Button
          look="plain"
          isBusy={ending.isPending}
          aria-label={`END SESSION: ${device}`}
          onClick={() => ending.mutate(_id)}
        >
          END SESSION
        </Button>
      )}
    </li>
  )
}

function EndOthers() {
  const ending = useMutation({ ...endOtherSessions, ...telling })
  return (
    <Button look="plain" isBusy={ending.isPending} onClick={() => ending.mutate()}>
      END ALL OTHERS
    </Button>
  )
}

const telling = {
  onSuccess: () => toastSuccess(identityMessages.sessionEnded),
  onError: tellFailure,
}
