import { Button } from "./button.tsx"

type Props = { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> }

/** The end of a paged list; takes the answer of `useInfiniteQuery`. */
export function More({ list }: { list: Props }) {
  if (!list.hasNextPage) return null
  return (
    <Button look="plain" isBusy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
      Show more
    </Button>
  )
}
