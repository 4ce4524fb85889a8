import { infiniteQueryOptions } from "@tanstack/react-query"
import type { Page } from "../answer.ts"

/** A list that is read page by page; `data` is all rows so far. */
export function paged<Row>(
  queryKey: readonly string[],
  ask: (part: { cursor?: string }) => Promise<Page<Row>>,
) {
  return infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam }) => ask(pageParam ? { cursor: pageParam } : {}),
    initialPageParam: "",
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => pages.flatMap(({ rows }) => rows),
  })
}
