import type { ReactNode } from "react"

/** What came of a form, or why there is none, in its place: takes the focus, so that it is read out and in view. */
export function Outcome({ className = "", children }: { className?: string; children: ReactNode }) {
  return (
    <p ref={takeFocus} tabIndex={-1} className={`outline-none ${className}`}>
      {children}
    </p>
  )
}

function takeFocus(element: HTMLElement | null) {
  element?.focus()
}
