import * as texts from "#texts/page"
import { useEffect, useState } from "react"
import { createPath, useHref, useNavigation } from "react-router"
import { chunkTimeout } from "../document/load-chunk.ts"
import { Button } from "./button.tsx"

/** Shows a progress bar at the top during a navigation; after a timeout, an alert with Retry. */
export function PendingBar() {
  const { location } = useNavigation()
  if (!location) return null
  return <PendingNavigation key={location.key} address={createPath(location)} />
}

export function PendingNavigation({ address }: { address: string }) {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), chunkTimeout)
    return () => clearTimeout(timer)
  }, [])
  return isLate ? <Late address={address} /> : <PendingLine />
}

/** Retry loads the whole page, because browsers do not load a failed chunk again. */
export function Late({ address }: { address: string }) {
  const href = useHref(address)
  return (
    <div
      role="alert"
      className="fixed inset-x-0 top-0 z-40 flex flex-wrap items-center justify-center gap-4 bg-neutral p-4 pt-[calc(1rem+env(safe-area-inset-top))] text-neutral-content"
    >
      <p>{texts.isLate}</p>
      <Button look="plain" className="text-inherit" onClick={() => location.assign(href)}>
        {texts.retry}
      </Button>
    </div>
  )
}

/** Appears after a short delay (CSS). */
export function PendingLine() {
  return <div className="fixed inset-x-0 top-0 z-40 h-1 pending-bar" aria-hidden="true" />
}
