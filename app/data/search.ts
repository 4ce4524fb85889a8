import { keepPreviousData, queryOptions } from "@tanstack/react-query"
import { api } from "../api.ts"
import { read } from "./read-response.ts"

export function suggestions(q: string) {
  return queryOptions({
    queryKey: ["suggestions", q],
    queryFn: () => read(api.suggestions.$get({ query: { q } })),
    placeholderData: keepPreviousData,
    retry: false,
  })
}
