import type { ReactNode } from "react"
import { useEver } from "./use-ever.ts"

type Props = {
  isOver: boolean
  next: ReactNode
  children: ReactNode
}

/** Replaces `children` by `next`; reserves the space of both until the screen is left, so that nothing below moves. */
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
