import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from "react"
import { useHoverOrFocus } from "./use-hover-or-focus.ts"
import { useCanAutoplay } from "./use-can-autoplay.ts"

const advanceAfterMs = 7000

/** The scroll position determines the current slide; autoplay stops once a person takes over. */
export function useSlides(count: number) {
  const scroller = useRef<HTMLDivElement>(null)
  const goal = useRef<number>(undefined)
  const [current, setCurrent] = useState<number>()
  const [mode, setMode] = useState<"unasked" | "asked" | "stopped">("unasked")
  const attention = useHoverOrFocus()
  const isFree = useCanAutoplay(scroller)
  // after a press on Play, hover and focus are still on the button
  const isMoving = isFree && (mode === "asked" || (mode === "unasked" && !attention.isHere))

  function moveTo(index: number) {
    if (!scroller.current) return
    const next = (index + count) % count
    goal.current = next === visibleIn(scroller.current) ? undefined : next
    setCurrent(next)
    scroller.current.scrollTo({ left: next * scroller.current.clientWidth })
  }

  function show(index: number) {
    setMode("stopped")
    moveTo(index)
  }

  function follow() {
    if (!scroller.current) return
    const visible = visibleIn(scroller.current)
    if (goal.current === undefined && visible !== current) {
      setCurrent(visible)
      setMode("stopped")
    }
    if (goal.current === visible) goal.current = undefined
  }

  useEffect(() => {
    if (scroller.current) setCurrent(visibleIn(scroller.current))
  }, [])

  useAutoplay(isMoving, current, moveTo)

  return {
    current,
    isMoving,
    isStopped: mode === "stopped",
    show,
    toggle: () => setMode(mode === "stopped" ? "asked" : "stopped"),
    onSection: attention.on,
    onScroller: {
      ref: scroller,
      onScroll: follow,
      onPointerDown: () => (goal.current = undefined),
      onWheel: () => (goal.current = undefined),
      onKeyDown: (event: KeyboardEvent) => {
        const step = stepOf(event)
        if (step === 0) return
        event.preventDefault()
        show((current ?? 0) + step)
      },
    },
  }
}

function useAutoplay(isMoving: boolean, current: number | undefined, moveTo: (index: number) => void) {
  const advance = useEffectEvent((from: number) => moveTo(from + 1))
  useEffect(() => {
    if (!isMoving) return undefined
    const timer = setTimeout(() => advance(current ?? 0), advanceAfterMs)
    return () => clearTimeout(timer)
  }, [isMoving, current])
}

function visibleIn(scroller: HTMLElement) {
  return Math.round(scroller.scrollLeft / scroller.clientWidth)
}

function stepOf(event: KeyboardEvent) {
  // with Alt or Command the arrow keys navigate the browser's history
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return 0
  if (event.key === "ArrowLeft") return -1
  return event.key === "ArrowRight" ? 1 : 0
}
