import type { UseInfiniteQueryResult } from "@tanstack/react-query"
import { type ComponentProps, type ReactNode, useLayoutEffect, useRef } from "react"
import { Empty } from "../ui/empty.tsx"
import { Failed } from "../ui/failed.tsx"
import { More } from "../ui/more.tsx"
import { type Rest, useRest } from "../ui/rest.tsx"

type Props<Row> = {
  list: UseInfiniteQueryResult<Row[]>
  /** Like "Your bookings". */
  what: string
  empty: ComponentProps<typeof Empty>
  /** Stands there until it has come. */
  skeleton: ReactNode
  children: (rows: Row[], rest: Rest) => ReactNode
}

/** A list in each of its states: on its way, failed, without rows, full. */
export function List<Row>({ list, what, empty, skeleton, children }: Props<Row>) {
  const emptied = useEmptied(list.data?.length)
  const { rows, rest } = useRest(list)
  if (rows.length > 0)
    return (
      <div className="grid justify-items-stretch gap-6">
        {children(rows, rest)}
        <More list={list} />
      </div>
    )
  if (list.data && !rest.isMissing) return <Empty {...empty} ref={emptied} />
  if (list.isPending || (rest.isMissing && !list.isError)) return skeleton
  return <Failed what={what} error={list.error} onRetry={() => void list.refetch()} />
}

/** Takes the keyboard along when the last row goes with the focus in it. */
function useEmptied(count: number | undefined) {
  const emptied = useRef<HTMLDivElement>(null)
  const before = useRef(0)
  useLayoutEffect(() => {
    const isLost = document.activeElement === document.body
    if (before.current > 0 && count === 0 && isLost) emptied.current?.focus({ preventScroll: true })
    before.current = count ?? 0
  }, [count])
  return emptied
}
