import * as texts from "#texts/page"
import { useEffect, useSyncExternalStore } from "react"
import { loadedToaster, onToasterLoaded, markToasterShown, preloadToaster } from "./toast.ts"

/** The live region exists before its first message, which screen readers would miss otherwise. */
export function Toasts() {
  const toaster = useSyncExternalStore(onToasterLoaded, loadedToaster, () => null)
  useEffect(preloadOnFirstInput, [])
  useEffect(() => {
    if (toaster) markToasterShown()
  }, [toaster])
  return (
    <div role="log" aria-label={texts.notices}>
      {toaster}
    </div>
  )
}

/** Preloads the toast library, because the first message may be about a lost network. */
function preloadOnFirstInput() {
  const listening = new AbortController()
  const options = { once: true, passive: true, signal: listening.signal }
  addEventListener("pointerdown", preloadToaster, options)
  addEventListener("keydown", preloadToaster, options)
  return () => listening.abort()
}
