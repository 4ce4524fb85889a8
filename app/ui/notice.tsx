import type { ReactNode } from "react"

type Props = {
  id?: string
  says: string
  /** Hides the notice but keeps its space, so that nothing moves. */
  isOver?: boolean
  children: ReactNode
}

export function Notice({ id, says, isOver = false, children }: Props) {
  return (
    <div
      className={`mb-2 flex flex-wrap items-center justify-between gap-3 rounded-box border-l-4 border-accent bg-base-200 p-3 ${isOver ? "invisible" : ""}`}
    >
      <output className="min-w-0 wrap-anywhere">
        {/* an output's accessible name comes from labels, not from its content (HTML-AAM) */}
        <span id={id}>{says}</span>
      </output>
      {children}
    </div>
  )
}
