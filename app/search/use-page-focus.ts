import { useLayoutEffect, useRef } from "react"

/** For the title of a list: has the focus when another page has come, which is read from its top. */
export function usePageFocus(after: string | undefined) {
  const title = useRef<HTMLHeadingElement>(null)
  const previous = useRef(after)
  useLayoutEffect(() => {
    if (previous.current !== after) title.current?.focus({ preventScroll: true })
    previous.current = after
  }, [after])
  return title
}
