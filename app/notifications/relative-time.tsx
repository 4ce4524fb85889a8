import * as dates from "#texts/dates"
import * as texts from "#texts/notification-list"
import { useEffect, useState } from "react"

const minute = 60_000

/** Relative within 24 hours, else the time of day; the exact time on hover. */
export function RelativeTime({ moment, now }: { moment: string; now: number }) {
  const at = new Date(moment)
  return (
    <time dateTime={moment} title={dates.dayTime(at)} className="tabular-nums">
      {timeOf(at, now)}
    </time>
  )
}

export function useNow() {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minute)
    return () => clearInterval(timer)
  }, [])
  return now
}

function timeOf(at: Date, now: number) {
  const minutes = Math.floor((now - at.getTime()) / minute)
  if (minutes < 1) return texts.justNow
  if (minutes < 60) return texts.minutesAgo(minutes)
  return minutes < 24 * 60 ? texts.hoursAgo(Math.floor(minutes / 60)) : dates.time(at)
}
