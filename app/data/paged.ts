import { type InfiniteData, infiniteQueryOptions, keepPreviousData, mutationOptions } from "@tanstack/react-query"
import type { Page } from "./read-response.ts"
import { queryClient } from "./query-client.ts"

type Identified = { _id: string }
type Part = { cursor?: string; limit?: string }

const list = "list"

/** Pages after the first are as large as the contract allows. */
const maxPage = "100"

/** Loads a list by keyset pagination; `data` holds all rows loaded so far. */
export function paged<Row extends Identified>(
  queryKey: readonly string[],
  ask: (part: Part) => Promise<Page<Row>>,
) {
  return infiniteQueryOptions({
    queryKey: [list, ...queryKey],
    queryFn: ({ pageParam }) => ask(pageParam ? { cursor: pageParam, limit: maxPage } : {}),
    initialPageParam: "",
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => pages.flatMap(({ rows }) => rows),
    // keeps the rows of the previous order until the new ones arrive
    placeholderData: keepPreviousData,
  })
}

export async function allRows<Row>(ask: (part: Part) => Promise<Page<Row>>) {
  const rows: Row[] = []
  let cursor: string | undefined
  do {
    const page = await ask({ limit: maxPage, ...(cursor && { cursor }) })
    rows.push(...page.rows)
    cursor = page.next
  } while (cursor)
  return rows
}

export function loadedRows<Row extends Identified>(queryKey: readonly string[]) {
  const lists = queryClient.getQueriesData<InfiniteData<Page<Row>>>({ queryKey: [list, ...queryKey] })
  return lists.flatMap(([, data]) => data?.pages ?? []).flatMap(({ rows }) => rows)
}

/** Returns a mutation that removes its row from every cached list. */
export function rowRemoval<Answer>(act: (id: string) => Promise<Answer>) {
  return rowMutation(act, () => [])
}

/** Returns a mutation that merges `change` into its row in every cached list. */
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
