import type { ReactNode } from "react"
import { useEver } from "./use-ever.ts"

type Props = {
  isOver: boolean
  /** What comes after it. */
  next: ReactNode
  children: ReactNode
}

/** Swaps its content for what comes next and keeps the space of both reserved, until the screen is left: nothing below moves. */
export function InPlace({ isOver, next, children }: Props) {
  const wasThere = useEver(!isOver)
  if (!wasThere) return next
  return (
    <div className="grid *:[grid-area:1/1]">
      <div inert={isOver} className={isOver ? "invisible" : undefined}>
        {children}
      </div>
      {isOver && next}
    </div>
  )
}
