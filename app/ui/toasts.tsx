import { lazy, Suspense, useEffect, useSyncExternalStore } from "react"
import { isToasterWanted, loadToaster, onToasterWanted, wantToaster } from "./toast.ts"

const Toaster = lazy(async () => ({ default: (await loadToaster()).Toaster }))

/** Spec §9, in milliseconds. At most 20 are shown, which is the library's own limit. */
const durations = {
  duration: 4_000,
  success: { duration: 2_000 },
  loading: { duration: Number.POSITIVE_INFINITY },
}

const look = { className: "!rounded !bg-neutral !text-neutral-content" }

/** Bottom-right, above the bar of small screens. */
export function Toasts() {
  const isWanted = useSyncExternalStore(onToasterWanted, isToasterWanted, () => false)
  useEffect(wantWithFirstTouch, [])
  if (!isWanted) return null
  return (
    <Suspense>
      <Toaster
        position="bottom-right"
        containerClassName="max-sm:!bottom-20"
        toastOptions={{ ...look, ...durations }}
      />
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
