import { type FocusEvent, useLayoutEffect, useRef } from "react"

/** When the focused element is removed, moves the focus to its row, or to the row that took its place. */
export function useFocusRestoration<Body extends HTMLElement>(rows: unknown[]) {
  const body = useRef<Body>(null)
  const place = useRef<{ element: Element; index: number }>(undefined)
  useLayoutEffect(() => {
    const { element, index } = place.current ?? {}
    if (!element || index === undefined || element.isConnected || document.activeElement !== document.body)
      return
    const row = body.current?.children.item(Math.min(index, rows.length - 1))
    if (row instanceof HTMLElement) row.focus({ preventScroll: true })
  }, [rows])
  return {
    ref: body,
    onFocus({ target, currentTarget }: FocusEvent<Body>) {
      place.current = {
        element: target,
        index: [...currentTarget.children].findIndex((row) => row.contains(target)),
      }
    },
  }
}
