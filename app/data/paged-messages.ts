import { infiniteQueryOptions } from "@tanstack/react-query"
import type { Page } from "./read-response.ts"

type Part = { cursor?: string; limit?: string }

/** Pages after the first are as large as the contract allows. */
const maxPage = "100"

/** Loads messages by page, newest first; `data` is in reverse, oldest first. */
export function pagedMessages<Row>(queryKey: readonly string[], ask: (part: Part) => Promise<Page<Row>>) {
  return infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam }) => ask(pageParam ? { cursor: pageParam, limit: maxPage } : {}),
    initialPageParam: "",
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => pages.flatMap(({ rows }) => rows).toReversed(),
  })
}
