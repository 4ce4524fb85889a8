import type { UseInfiniteQueryResult } from "@tanstack/react-query"
import { type ComponentProps, type FocusEvent, type ReactNode, useLayoutEffect, useRef } from "react"
import { Empty } from "./empty.tsx"
import { Failed } from "./failed.tsx"
import { LoadMore } from "./load-more.tsx"
import { type RemainingPages, useRemainingPages } from "./remaining-pages.tsx"
import { useFailure } from "./use-failure.ts"

type Props<Row> = {
  list: UseInfiniteQueryResult<Row[]>
  /** Like "Your bookings". */
  what: string
  empty: ComponentProps<typeof Empty>
  /** Shown while it loads. */
  skeleton: ReactNode
  children: (rows: Row[], remaining: RemainingPages) => ReactNode
}

/** A paged list in each of its states: loading, failed, empty, filled, with a next page that failed. */
export function List<Row>(props: Props<Row>) {
  const { rows, remaining } = useRemainingPages(props.list)
  const focus = useFocusTakenAlong(rows.length)
  return (
    <div {...focus} className="grid justify-items-stretch gap-6">
      <State {...props} rows={rows} remaining={remaining} />
    </div>
  )
}

type StateProps<Row> = Props<Row> & { rows: Row[]; remaining: RemainingPages }

function State<Row>({ list, what, empty, skeleton, children, rows, remaining }: StateProps<Row>) {
  const failure = useFailure(list)
  if (failure) return <Failed what={what} {...failure} />
  if (rows.length > 0)
    return (
      <>
        {children(rows, remaining)}
        <LoadMore list={list} error={remaining.isAwaited ? undefined : remaining.error} />
      </>
    )
  if (list.data && !remaining.isMissing) return <Empty {...empty} />
  if (remaining.error === undefined) return skeleton
  return (
    <Failed what={what} error={remaining.error} isBusy={remaining.isRetrying} onRetry={remaining.retry} />
  )
}

/** When the focused element is removed, focuses the first new row, or what replaced the list. */
function useFocusTakenAlong(count: number) {
  const list = useRef<HTMLDivElement>(null)
  const held = useRef<Element>(null)
  const before = useRef(0)
  useLayoutEffect(() => {
    const { activeElement, body } = document
    if (held.current?.isConnected === false && activeElement === body)
      successorIn(list.current, before.current)?.focus({ preventScroll: true })
    before.current = count
  })
  return {
    ref: list,
    onFocus({ target }: FocusEvent) {
      held.current = target
    },
  }
}

function successorIn(list: HTMLElement | null, before: number) {
  const rows = list?.querySelectorAll<HTMLElement>(":is(tr, li)[tabindex]")
  return (
    rows?.[before] ?? list?.querySelector<HTMLElement>(":scope > [tabindex], :scope > [role=alert] button")
  )
}
