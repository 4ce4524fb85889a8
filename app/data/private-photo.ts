import { queryOptions } from "@tanstack/react-query"
import { fetchSignedIn } from "../api.ts"
import { read } from "./read-response.ts"

/** Fetches a photo with the access token: its URL alone gives no access. */
export function privatePhoto(queryKey: readonly string[], address: string) {
  return queryOptions({
    queryKey,
    queryFn: async () => {
      const response = await fetchSignedIn(address)
      if (!response.ok) await read(Promise.resolve(response))
      return response.blob()
    },
    staleTime: Infinity,
  })
}
