import { retry as retryLabel } from "#texts/page"
import * as texts from "#texts/lists"
import type { UseInfiniteQueryResult } from "@tanstack/react-query"
import { useEffect, useState } from "react"
import { sentenceOf } from "../problem.ts"
import { Button } from "./button.tsx"
import { Dialog } from "./dialog.tsx"

export type RemainingPages = {
  /** More pages follow, so sorting the rows so far would not sort the list. */
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

/** The rows to show of a paged list, and its remaining pages, which can be loaded all at once. */
export function useRemainingPages<Row>(list: UseInfiniteQueryResult<Row[]>) {
  const { data = [], hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = list
  // how many rows there were when the remaining pages were requested
  const [shown, setShown] = useState<number>()
  const isAwaited = shown !== undefined && hasNextPage
  // rows added later are not awaited
  if (shown !== undefined && !hasNextPage) setShown(undefined)
  // every loaded row may have been removed while more pages follow
  const isWanted = isAwaited || (data.length === 0 && hasNextPage)
  useEffect(() => {
    if (isWanted && !isFetching && !isFetchNextPageError) void fetchNextPage()
  }, [isWanted, isFetching, isFetchNextPageError, fetchNextPage])
  function load() {
    setShown(data.length)
    if (isFetchNextPageError) void fetchNextPage()
  }
  const remaining: RemainingPages = {
    isMissing: hasNextPage,
    isAwaited,
    count: data.length,
    error: isFetchNextPageError ? list.error : undefined,
    isRetrying: isFetchNextPageError && isFetching,
    load,
    leave: () => setShown(undefined),
    retry: () => void fetchNextPage(),
  }
  return { rows: isAwaited ? data.slice(0, shown) : data, remaining }
}

/** Shown while all pages are loaded, which sorting and filtering wait for. */
export function RemainingPagesDialog({
  remaining: { count, error, isRetrying, leave, retry },
}: {
  remaining: RemainingPages
}) {
  const isCut = error !== undefined && !isRetrying
  const [wasCut, setCut] = useState(error !== undefined)
  // Retry stays rendered, so that it keeps the focus
  if (isCut && !wasCut) setCut(true)
  return (
    <Dialog title={isCut ? texts.wholeList : texts.loadingWholeList} onClose={leave}>
      <div className="grid *:[grid-area:1/1]">
        <RemainingPagesFailure error={isCut ? error : undefined} />
        {!isCut && <p>{texts.soFar(count)}</p>}
      </div>
      <div className="flex gap-3">
        <Button look="plain" className="grow" onClick={leave}>
          {texts.cancel}
        </Button>
        {wasCut && (
          <Button className="grow" isBusy={!isCut} onClick={retry}>
            {retryLabel}
          </Button>
        )}
      </div>
    </Dialog>
  )
}

/** Says that a page failed to load, in lines reserved for it. */
export function RemainingPagesFailure({ error }: { error: unknown }) {
  return (
    <div role="alert" className="min-h-20">
      {error !== undefined && <p className="font-medium text-error">{texts.restFailed(sentenceOf(error))}</p>}
    </div>
  )
}
