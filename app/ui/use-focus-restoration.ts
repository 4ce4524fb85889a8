import { type FocusEvent, useLayoutEffect, useRef } from "react"

/** Keeps the keyboard where it was when what had the focus is gone: on its row, or on the one that took its place. */
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
