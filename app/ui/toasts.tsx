import { lazy, Suspense, useEffect, useSyncExternalStore } from "react"
import { isToasterWanted, loadToaster, onToasterWanted, wantToaster } from "./toast.ts"

const Toaster = lazy(async () => ({ default: (await loadToaster()).Toaster }))

/** Short messages on what someone did. */
export function Toasts() {
  const isWanted = useSyncExternalStore(onToasterWanted, isToasterWanted, () => false)
  useEffect(wantWithFirstTouch, [])
  if (!isWanted) return null
  return (
    <Suspense>
      <Toaster />
    </Suspense>
  )
}

/** Whoever begins to do something may have to be told of a network that is cut by then. */
function wantWithFirstTouch() {
  const listening = new AbortController()
  const options = { once: true, passive: true, signal: listening.signal }
  addEventListener("pointerdown", wantToaster, options)
  addEventListener("keydown", wantToaster, options)
  return () => listening.abort()
}
