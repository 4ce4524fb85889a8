import { lazy, Suspense, useEffect, useSyncExternalStore } from "react"
import { isToasterWanted, loadToaster, onToasterWanted, tellToasterIsThere, wantToaster } from "./toast.ts"

const Toaster = lazy(async () => ({ default: (await loadToaster()).Toaster }))

/** Short messages on what someone did, in a place that is there before them, so that they are read out. */
export function Toasts() {
  const isWanted = useSyncExternalStore(onToasterWanted, isToasterWanted, () => false)
  useEffect(wantWithFirstTouch, [])
  return (
    <div role="log" aria-label="Notices">
      {isWanted && (
        <Suspense>
          <Toaster />
          <Arrival />
        </Suspense>
      )}
    </div>
  )
}

/** Is there once what stands beside it is. */
function Arrival() {
  useEffect(tellToasterIsThere, [])
  return null
}

/** Whoever begins to do something may have to be told of a network that is cut by then. */
function wantWithFirstTouch() {
  const listening = new AbortController()
  const options = { once: true, passive: true, signal: listening.signal }
  addEventListener("pointerdown", wantToaster, options)
  addEventListener("keydown", wantToaster, options)
  return () => listening.abort()
}
