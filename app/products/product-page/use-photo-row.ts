import { useRef, useState } from "react"

/** A row in which each part fills the width: which of them is seen, and how to go to another. */
export function usePhotoRow() {
  const ref = useRef<HTMLUListElement>(null)
  const [index, setIndex] = useState(0)

  function onScroll() {
    if (ref.current) setIndex(Math.round(ref.current.scrollLeft / ref.current.clientWidth))
  }

  function show(at: number, behavior: ScrollBehavior = "auto") {
    ref.current?.scrollTo({ left: at * ref.current.clientWidth, behavior })
  }

  return { row: { ref, onScroll }, index, show }
}
