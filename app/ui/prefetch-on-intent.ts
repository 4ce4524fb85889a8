import type { PointerEvent } from "react"
import type { Screen } from "../data/screens.ts"

const intentDelay = 100

/** Returns props of a link to a public screen, whose code and data are prefetched on hover, focus or press. */
export function prefetchOnIntent({ loadCached }: Screen) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const prefetch = () => {
    // the navigation itself reports a failure; React Router never prefetches a second time
    if (navigator.onLine) void loadCached().catch(() => undefined)
  }
  const prefetchSoon = () => {
    timer = setTimeout(prefetch, intentDelay)
  }
  const cancel = () => clearTimeout(timer)
  return {
    prefetch: "intent",
    // on a touch screen, scrolling enters many links
    onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === "mouse" && prefetchSoon(),
    onPointerDown: prefetch,
    onPointerLeave: cancel,
    onFocus: prefetchSoon,
    onBlur: cancel,
  } as const
}
