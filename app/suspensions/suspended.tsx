import { useQuery } from "@tanstack/react-query"
import type { FormEvent } from "react"
import { Link } from "react-router"
import * as dates from "#texts/dates"
import * as texts from "#texts/suspensions"
import { profile } from "../data/profile.ts"
import { queryClient } from "../data/query-client.ts"
import { Notice } from "../ui/notice.tsx"

const noticeId = "suspension"

/** Screens wait while `isLoading`, so that nothing moves; a failed request ends the wait. */
export function useSuspension() {
  const { data, isLoading, failureCount } = useQuery(profile, queryClient)
  return { suspension: data?.suspension, isLoading: isLoading && failureCount === 0 }
}

/** Shown before a person types or presses what the server would refuse. */
export function SuspensionNotice() {
  const { suspension, role } = useQuery(profile, queryClient).data ?? {}
  if (!suspension) return null
  const { reason, until } = suspension
  return (
    <div id={noticeId} tabIndex={-1}>
      <Notice says={texts.suspended(until && dates.dayTime(new Date(until)), role === "Seller")}>
        <p className="w-full whitespace-pre-line wrap-anywhere" dir="auto">
          {reason}
        </p>
        <p className="w-full">
          {texts.mistake}{" "}
          <Link to="/#get-in-touch" className="link whitespace-nowrap">
            {texts.getInTouch}
          </Link>
        </p>
      </Notice>
    </div>
  )
}

/** Moves the focus to the notice instead of sending what the server would refuse. */
export function goToSuspension(event: FormEvent) {
  event.preventDefault()
  document.getElementById(noticeId)?.focus()
}
