import type { ReactNode } from "react"

/** The result that replaces a form; takes the focus, so that it is announced and scrolled into view. */
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
