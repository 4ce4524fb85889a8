import { useQuery } from "@tanstack/react-query"
import * as dates from "#texts/dates"
import * as texts from "#texts/dashboard"
import { profile } from "../data/profile.ts"
import { Notice } from "../ui/notice.tsx"

export function useIsSuspensionLoading() {
  return useQuery(profile).isLoading
}

/** Before anything is pressed that would be refused. */
export function SuspensionNotice() {
  const { suspension, role } = useQuery(profile).data ?? {}
  if (!suspension) return null
  const { reason, until } = suspension
  return (
    <Notice says={texts.suspended(until && dates.dayTime(new Date(until)), role === "Seller")}>
      <p className="w-full whitespace-pre-line wrap-anywhere" dir="auto">
        {reason}
      </p>
    </Notice>
  )
}
