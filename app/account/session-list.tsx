import * as texts from "#texts/sessions"
import { useMutation, useQuery } from "@tanstack/react-query"
import type { Session } from "../../contract/identity.ts"
import { endOtherSessions, endSession, sessions } from "../data/sessions.ts"
import { Badge } from "../ui/badge.tsx"
import { Button } from "../ui/button.tsx"
import { Failed } from "../ui/failed.tsx"
import { Skeleton } from "../ui/skeleton.tsx"
import { toastSuccess } from "../ui/toast.ts"
import { useFailure } from "../ui/use-failure.ts"
import { useFocusRestoration } from "../ui/use-focus-restoration.ts"
import { FormattedDateTime } from "../ui/date-time.tsx"
import { deviceName } from "./device.ts"
import { toastFailure } from "../ui/toast-failure.ts"

export function SessionList() {
  const list = useQuery(sessions)
  const failure = useFailure(list)
  if (failure) return <Failed what={texts.yourSessions} {...failure} />
  // one row only: a list shorter than its skeleton would move the page under a person who has scrolled to the end
  if (!list.data) return <Skeleton rows={1} row="h-34 sm:h-25" />
  return <Places sessions={list.data} />
}

function Places({ sessions }: { sessions: Session[] }) {
  const place = useFocusRestoration<HTMLUListElement>(sessions)
  return (
    <ul {...place} className="grid gap-2">
      {sessions.toSorted(thisDeviceFirst).map((session) => (
        <Place key={session._id} session={session} />
      ))}
      {sessions.length > 1 && (
        <li className="mt-2">
          <EndOthers />
        </li>
      )}
    </ul>
  )
}

function thisDeviceFirst(one: Session, other: Session) {
  return Number(other.isCurrent) - Number(one.isCurrent)
}

function Place({ session: { _id, userAgent, createdAt, usedAt, isCurrent } }: { session: Session }) {
  const ending = useMutation({ ...endSession, ...telling })
  const device = deviceName(userAgent)
  return (
    <li
      tabIndex={-1}
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-box border border-base-300 bg-base-200 p-3"
    >
      <div>
        <strong>{device}</strong>
        <p className="text-muted">
          {texts.loggedIn}
          <FormattedDateTime moment={createdAt} />
        </p>
        <p className="text-muted">
          {texts.lastUsed}
          <FormattedDateTime moment={usedAt} />
        </p>
      </div>
      {isCurrent ? (
        <Badge tone="success">{texts.thisDevice}</Badge>
      ) : (
        <Button
          look="plain"
          isBusy={ending.isPending}
          aria-label={texts.endNamed(device)}
          onClick={() => ending.mutate(_id)}
        >
          {texts.end}
        </Button>
      )}
    </li>
  )
}

function EndOthers() {
  const ending = useMutation({ ...endOtherSessions, ...telling })
  return (
    <Button look="plain" isBusy={ending.isPending} onClick={() => ending.mutate()}>
      {texts.endOthers}
    </Button>
  )
}

const telling = {
  onSuccess: () => toastSuccess(texts.ended),
  onError: toastFailure,
}
