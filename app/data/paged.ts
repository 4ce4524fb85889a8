import { type InfiniteData, infiniteQueryOptions, keepPreviousData, mutationOptions } from "@tanstack/react-query"
import type { Page } from "../read-response.ts"
import { queryClient } from "./query-client.ts"

type Identified = { _id: string }
type Part = { cursor?: string; limit?: string }

/** What the keys of all these lists begin with. */
const list = "list"

/** Whoever wants more than the first page is given as much as the contract allows. */
const largestPage = "100"

/** A list that is read page by page; `data` is all rows so far. */
export function paged<Row extends Identified>(
  queryKey: readonly string[],
  ask: (part: Part) => Promise<Page<Row>>,
) {
  return infiniteQueryOptions({
    queryKey: [list, ...queryKey],
    queryFn: ({ pageParam }) => ask(pageParam ? { cursor: pageParam, limit: largestPage } : {}),
    initialPageParam: "",
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => pages.flatMap(({ rows }) => rows),
    // another order shows the rows of before until its own have come
    placeholderData: keepPreviousData,
  })
}

/** The rows that are in memory, of all lists whose key begins so. */
export function loadedRows<Row extends Identified>(queryKey: readonly string[]) {
  const lists = queryClient.getQueriesData<InfiniteData<Page<Row>>>({ queryKey: [list, ...queryKey] })
  return lists.flatMap(([, data]) => data?.pages ?? []).flatMap(({ rows }) => rows)
}

/** Does something to a row, named by its id, which takes it out of every list. */
export function rowRemoval<Answer>(act: (id: string) => Promise<Answer>) {
  return rowMutation(act, () => [])
}

/** Does something to a row, named by its id; `change` is what is different in it from then on. */
export function rowUpdate<Answer>(act: (id: string) => Promise<Answer>, change: object = {}) {
  return rowMutation(act, (row) => [{ ...row, ...change }])
}

type Become = (row: Identified) => Identified[]

function rowMutation<Answer>(act: (id: string) => Promise<Answer>, become: Become) {
  return mutationOptions({
    mutationFn: async (id: string) => {
      const answer = await act(id)
      changeRow(id, become)
      return answer
    },
    meta: { isInPlace: true },
  })
}

function changeRow(id: string, become: Become) {
  queryClient.setQueriesData<InfiniteData<Page<Identified>>>({ queryKey: [list] }, (data) => {
    if (!data?.pages.some(({ rows }) => rows.some((row) => row._id === id))) return data
    const pages = data.pages.map(({ rows, next }) => ({
      rows: rows.flatMap((row) => (row._id === id ? become(row) : [row])),
      next,
    }))
    return { ...data, pages }
  })
}
