import * as texts from "#texts/lists"
import { retry } from "#texts/page"
import { Button } from "./button.tsx"
import { RemainingPagesFailure } from "./remaining-pages.tsx"

type Props = {
  /** The answer of `useInfiniteQuery`. */
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> }
  /** Why the next page failed; cleared during a retry, so that a second failure is announced again. */
  error?: unknown
}

/** The end of a paged list. */
export function LoadMore({ list, error }: Props) {
  if (!list.hasNextPage) return null
  return (
    <div className="grid gap-2">
      <Button look="plain" isBusy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
        {error === undefined ? texts.showMore : retry}
      </Button>
      <RemainingPagesFailure error={list.isFetchingNextPage ? undefined : error} />
    </div>
  )
}
