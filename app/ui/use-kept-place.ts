import { type FocusEvent, useLayoutEffect, useRef } from "react"

/** Keeps the keyboard where it was when what had the focus is gone: on its row, or on the one that took its place. */
export function useKeptPlace(rows: unknown[]) {
  const body = useRef<HTMLTableSectionElement>(null)
  const place = useRef<{ element: Element; index: number }>(undefined)
  useLayoutEffect(() => {
    const { element, index } = place.current ?? {}
    if (!element || index === undefined || element.isConnected || document.activeElement !== document.body)
      return
    body.current?.rows.item(Math.min(index, rows.length - 1))?.focus({ preventScroll: true })
  }, [rows])
  return {
    ref: body,
    onFocus({ target }: FocusEvent) {
      const row = target.closest("tr")
      if (row) place.current = { element: target, index: row.sectionRowIndex }
    },
  }
}
