import * as texts from "#texts/lists"
import { retry } from "#texts/page"
import { sentenceOf } from "../data/problem.ts"
import { Button } from "./button.tsx"

type Props = {
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> }
  /** Why the next page failed; cleared during a retry, so that a second failure is announced again. */
  error?: unknown
}

export function LoadMore({ list, error }: Props) {
  if (!list.hasNextPage) return null
  return (
    <div className="grid gap-2">
      <Button look="plain" isBusy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
        {error === undefined ? texts.showMore : retry}
      </Button>
      <NextPageFailure error={list.isFetchingNextPage ? undefined : error} />
    </div>
  )
}

function NextPageFailure({ error }: { error: unknown }) {
  return (
    <div role="alert" className="min-h-20">
      {error !== undefined && <p className="font-medium text-error">{texts.restFailed(sentenceOf(error))}</p>}
    </div>
  )
}
