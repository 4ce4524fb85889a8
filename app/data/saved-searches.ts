import { mutationOptions, queryOptions } from "@tanstack/react-query"
import type { NewSavedSearch, SavedSearch, SavedSearchChanges } from "../../contract/saved-searches.ts"
import { api } from "../api.ts"
import { read } from "./read-response.ts"
import { withIdempotencyKey } from "./idempotency.ts"

export const savedSearches = queryOptions({
  queryKey: ["saved searches"],
  queryFn: () => read(api["saved-searches"].$get()),
})

/** `search` holds the search parameters as in the URL. */
export type SearchToSave = Required<Pick<NewSavedSearch, "name" | "frequency">> & Pick<SavedSearch, "search">

export const saveSearch = mutationOptions({
  mutationFn: (json: SearchToSave) =>
    withIdempotencyKey(json, (header) => read(api["saved-searches"].$post({ header, json }))),
})

export const changeSearch = mutationOptions({
  mutationFn: ({ id, ...json }: SavedSearchChanges & { id: string }) =>
    read(api["saved-searches"][":id"].$patch({ param: { id }, json })),
})

export const removeSearch = mutationOptions({
  mutationFn: (id: string) => read(api["saved-searches"][":id"].$delete({ param: { id } })),
})
