import type { UseInfiniteQueryResult } from "@tanstack/react-query"
import {
  type ComponentProps,
  type FocusEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
} from "react"
import { Empty } from "./empty.tsx"
import { Failed } from "./failed.tsx"
import { LoadMore } from "./load-more.tsx"
import { PendingLine } from "./pending-bar.tsx"
import { useFailure } from "./use-failure.ts"

type Props<Row> = {
  list: UseInfiniteQueryResult<Row[]>
  what: string
  empty: ComponentProps<typeof Empty>
  skeleton: ReactNode
  /** Shown together with the rows; the skeleton reserves its space. */
  above?: ReactNode
  /** Shows the skeleton until `above` is known. */
  isWaiting?: boolean
  /** `isBusy` while the rows of another order are loading. */
  children: (rows: Row[], isBusy: boolean) => ReactNode
}

export function List<Row>(props: Props<Row>) {
  useRefill(props.list)
  const focus = useFocusAfterRemoval(props.list.data?.length ?? 0)
  return (
    <div {...focus} className="grid justify-items-stretch gap-3 sm:gap-6">
      {!props.isWaiting && props.above}
      <State {...props} />
    </div>
  )
}

function State<Row>({ list, what, empty, skeleton, isWaiting, children }: Props<Row>) {
  const { data: rows = [], isPlaceholderData, hasNextPage, isFetching, fetchNextPage } = list
  const error = list.isFetchNextPageError ? list.error : undefined
  const failure = useFailure(list)
  if (failure) return <Failed what={what} {...failure} />
  if (isWaiting) return skeleton
  if (rows.length > 0)
    return (
      <>
        {isPlaceholderData && <PendingLine />}
        {children(rows, isPlaceholderData)}
        <LoadMore list={list} error={error} />
      </>
    )
  if (list.data && !hasNextPage) return <Empty {...empty} />
  if (error === undefined) return skeleton
  return <Failed what={what} error={error} isBusy={isFetching} onRetry={() => void fetchNextPage()} />
}

/** Loads the next page once every loaded row was removed. */
function useRefill<Row>(list: UseInfiniteQueryResult<Row[]>) {
  const { data, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = list
  const isWanted = data?.length === 0 && hasNextPage && !isFetching && !isFetchNextPageError
  useEffect(() => {
    if (isWanted) void fetchNextPage()
  }, [isWanted, fetchNextPage])
}

/** When the focused element is removed, focuses the first new row, or what replaced the list. */
function useFocusAfterRemoval(count: number) {
  const list = useRef<HTMLDivElement>(null)
  const focused = useRef<Element>(null)
  const before = useRef(0)
  useLayoutEffect(() => {
    const { activeElement, body } = document
    if (focused.current?.isConnected === false && activeElement === body)
      successorIn(list.current, before.current)?.focus({ preventScroll: true })
    before.current = count
  })
  return {
    ref: list,
    onFocus({ target }: FocusEvent) {
      focused.current = target
    },
  }
}

function successorIn(list: HTMLElement | null, before: number) {
  const rows = list?.querySelectorAll<HTMLElement>(":is(tr, li)[tabindex]")
  return (
    rows?.[before] ?? list?.querySelector<HTMLElement>(":scope > [tabindex], :scope > [role=alert] button")
  )
}
