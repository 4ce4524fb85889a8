import { useEffect, useEffectEvent, useRef, useState } from "react"

type Place = "start" | "between" | "end" | "whole"

/** A row of cards wider than its page: where in it one is, and how one moves on by as many as are seen whole. */
export function useRail() {
  const rail = useRef<HTMLUListElement>(null)
  const [place, setPlace] = useState<Place>("start")

  function look() {
    if (rail.current) setPlace(placeIn(rail.current))
  }

  const lookAgain = useEffectEvent(look)

  useEffect(() => {
    if (!rail.current) return undefined
    const observer = new ResizeObserver(() => lookAgain())
    observer.observe(rail.current)
    return () => observer.disconnect()
  }, [])

  function move(direction: 1 | -1) {
    if (!rail.current) return
    const { scrollWidth, clientWidth, childElementCount } = rail.current
    const card = scrollWidth / childElementCount
    rail.current.scrollBy({ left: direction * card * Math.max(1, Math.floor(clientWidth / card)) })
  }

  return { place, move, onRail: { ref: rail, onScroll: look } }
}

function placeIn({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): Place {
  const isAtStart = scrollLeft < 2
  // scrollLeft may be a fraction
  const isAtEnd = scrollLeft > scrollWidth - clientWidth - 2
  if (isAtStart && isAtEnd) return "whole"
  if (isAtEnd) return "end"
  return isAtStart ? "start" : "between"
}
