import { useRef, useState } from "react"

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
