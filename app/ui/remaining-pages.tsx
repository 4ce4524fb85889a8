import type { UseInfiniteQueryResult } from "@tanstack/react-query"
import { useEffect, useState } from "react"
import { sentenceOf } from "../problem.ts"
import { Button } from "./button.tsx"
import { Dialog } from "./dialog.tsx"

export type Rest = {
  /** More rows follow, so an order of these would not be the order of all. */
  isMissing: boolean
  isAwaited: boolean
  /** How many rows are there by now. */
  count: number
  error: unknown
  isRetrying: boolean
  load: () => void
  leave: () => void
  retry: () => void
}

/** The rows to show of a list that is read page by page, and its rest, which can be asked for as a whole. */
export function useRest<Row>(list: UseInfiniteQueryResult<Row[]>) {
  const { data = [], hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = list
  // how many stood there when the rest was asked for
  const [shown, setShown] = useState<number>()
  const isAwaited = shown !== undefined && hasNextPage
  // what is added after all of it came is not awaited
  if (shown !== undefined && !hasNextPage) setShown(undefined)
  // every row that was there may be gone while others are left
  const isWanted = isAwaited || (data.length === 0 && hasNextPage)
  useEffect(() => {
    if (isWanted && !isFetching && !isFetchNextPageError) void fetchNextPage()
  }, [isWanted, isFetching, isFetchNextPageError, fetchNextPage])
  function load() {
    setShown(data.length)
    if (isFetchNextPageError) void fetchNextPage()
  }
  const rest: Rest = {
    isMissing: hasNextPage,
    isAwaited,
    count: data.length,
    error: isFetchNextPageError ? list.error : undefined,
    isRetrying: isFetchNextPageError && isFetching,
    load,
    leave: () => setShown(undefined),
    retry: () => void fetchNextPage(),
  }
  return { rows: isAwaited ? data.slice(0, shown) : data, rest }
}

/** Stands there until all of a list has come, which an order or a choice of its rows waits for. */
export function AwaitedRest({ rest: { count, error, isRetrying, leave, retry } }: { rest: Rest }) {
  const isCut = error !== undefined && !isRetrying
  const [wasCut, setCut] = useState(error !== undefined)
  // stays for whoever has the focus on it
  if (isCut && !wasCut) setCut(true)
  return (
    <Dialog title={isCut ? "The whole list" : "Loading the whole list…"} onClose={leave}>
      <div className="grid *:[grid-area:1/1]">
        <RestFailure error={isCut ? error : undefined} />
        {!isCut && <p>{`${count} so far`}</p>}
      </div>
      <div className="flex gap-3">
        <Button look="plain" className="grow" onClick={leave}>
          Cancel
        </Button>
        {wasCut && (
          <Button className="grow" isBusy={!isCut} onClick={retry}>
            Retry
          </Button>
        )}
      </div>
    </Dialog>
  )
}

/** Says that the rest of a list did not come, in lines kept free for it. */
export function RestFailure({ error }: { error: unknown }) {
  return (
    <div role="alert" className="min-h-20">
      {error !== undefined && (
        <p className="font-medium text-error">The rest of it could not be loaded. {sentenceOf(error)}</p>
      )}
    </div>
  )
}
