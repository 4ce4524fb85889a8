import type { ReactNode } from "react"

type Props = {
  id?: string
  /** Without words only its region is there, so that they are read out when they come. */
  says: string | undefined
  /** Its lines stay free, so that nothing moves under a finger. */
  isOver?: boolean
  /** However far down one is. */
  isInView?: boolean
  /** What can be done about it. */
  children: ReactNode
}

/** How a form or a list came to be as it is, above it and for as long as it is so, with a way on or back. */
export function Notice({ id, says, isOver = false, isInView = false, children }: Props) {
  return (
    <div
      className={
        says
          ? `mb-2 flex flex-wrap items-center justify-between gap-3 rounded-box border-l-4 border-accent bg-base-200 p-3 ${isOver ? "invisible" : ""} ${isInView ? "sticky top-[calc(4.5rem+env(safe-area-inset-top))] z-10 shadow-lg low:static" : ""}`
          : "absolute"
      }
    >
      <output className="min-w-0 wrap-anywhere">
        {/* an output by itself is named by its labels, not by its words (HTML-AAM) */}
        <span id={id}>{says}</span>
      </output>
      {says && children}
    </div>
  )
}
