import { useLayoutEffect, useRef } from "react"

/** Returns a ref for the title of a list, which gets the focus on another page, so that it is read from its top. */
export function usePageFocus(after: string | undefined) {
  const title = useRef<HTMLHeadingElement>(null)
  const previous = useRef(after)
  useLayoutEffect(() => {
    if (previous.current !== after) title.current?.focus({ preventScroll: true })
    previous.current = after
  }, [after])
  return title
}
