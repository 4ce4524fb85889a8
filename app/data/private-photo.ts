import { queryOptions } from "@tanstack/react-query"
import { fetchSignedIn } from "../api.ts"
import { read } from "./read-response.ts"

/** Fetches a photo with the access token: its URL alone gives no access. */
export function privatePhoto(queryKey: readonly string[], address: string) {
  return queryOptions({
    queryKey,
    queryFn: async () => {
      const answer = await fetchSignedIn(address)
      if (!answer.ok) await read(Promise.resolve(answer))
      return answer.blob()
    },
    staleTime: Infinity,
  })
}
