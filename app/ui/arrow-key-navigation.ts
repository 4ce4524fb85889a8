import type { KeyboardEvent } from "react"

const steps: Record<string, number> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 }

/** Handles keys: arrows, Home and End move the focus among the links or buttons of a group. */
export function arrowKeyNavigation(event: KeyboardEvent<HTMLElement>) {
  const { key, currentTarget } = event
  // with Alt or Command the arrow keys navigate the browser's history
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
  const stops = [...currentTarget.querySelectorAll<HTMLElement>("a[href], button")]
  const next = nextOf(
    key,
    stops.findIndex((stop) => stop === document.activeElement),
    stops.length,
  )
  if (next === undefined) return
  event.preventDefault()
  stops[next]?.focus()
}

function nextOf(key: string, from: number, count: number) {
  if (key === "Home") return 0
  if (key === "End") return count - 1
  const step = steps[key]
  return step === undefined ? undefined : (from + step + count) % count
}
