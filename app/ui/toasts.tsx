import * as texts from "#texts/page"
import { useEffect, useSyncExternalStore } from "react"
import { loadedToaster, onToasterLoaded, toasterIsShown, wantToaster } from "./toast.ts"

/** Short messages on what someone did, in a place that is there before them, so that they are read out. */
export function Toasts() {
  const toaster = useSyncExternalStore(onToasterLoaded, loadedToaster, () => null)
  useEffect(wantWithFirstTouch, [])
  useEffect(() => {
    if (toaster) toasterIsShown()
  }, [toaster])
  return (
    <div role="log" aria-label={texts.notices}>
      {toaster}
    </div>
  )
}

/** Loaded before the first action, because its failure may be a lost network. */
function wantWithFirstTouch() {
  const listening = new AbortController()
  const options = { once: true, passive: true, signal: listening.signal }
  addEventListener("pointerdown", wantToaster, options)
  addEventListener("keydown", wantToaster, options)
  return () => listening.abort()
}
