import * as texts from "#texts/page"
import { useEffect, useSyncExternalStore } from "react"
import { loadedToaster, onToasterLoaded, toasterIsShown, wantToaster } from "./toast.ts"

/** The live region exists before its first message, or screen readers would miss it. */
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

/** Preloaded, because the first message may be about a lost network. */
function wantWithFirstTouch() {
  const listening = new AbortController()
  const options = { once: true, passive: true, signal: listening.signal }
  addEventListener("pointerdown", wantToaster, options)
  addEventListener("keydown", wantToaster, options)
  return () => listening.abort()
}
