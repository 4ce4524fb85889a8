import { useEffect, useEffectEvent, useRef, useState } from "react"

type Place = "start" | "between" | "end" | "whole"

export function useScrollRow() {
  const row = useRef<HTMLUListElement>(null)
  const [place, setPlace] = useState<Place>("start")

  function updatePlace() {
    if (row.current) setPlace(placeIn(row.current))
  }

  const onResize = useEffectEvent(updatePlace)

  useEffect(() => {
    if (!row.current) return undefined
    const observer = new ResizeObserver(() => onResize())
    observer.observe(row.current)
    return () => observer.disconnect()
  }, [])

  function move(direction: 1 | -1) {
    if (!row.current) return
    const { scrollWidth, clientWidth, childElementCount } = row.current
    const card = scrollWidth / childElementCount
    row.current.scrollBy({ left: direction * card * Math.max(1, Math.floor(clientWidth / card)) })
  }

  return { place, move, rowProps: { ref: row, onScroll: updatePlace } }
}

function placeIn({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): Place {
  const isAtStart = scrollLeft < 2
  // scrollLeft may be a fraction
  const isAtEnd = scrollLeft > scrollWidth - clientWidth - 2
  if (isAtStart && isAtEnd) return "whole"
  if (isAtEnd) return "end"
  return isAtStart ? "start" : "between"
}
