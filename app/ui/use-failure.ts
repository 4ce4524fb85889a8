import { useState } from "react"

type Query = {
  error: Error | null
  isLoadingError: boolean
  isFetching: boolean
  refetch: () => Promise<unknown>
}

/** For `Failed`: why one of these could not be loaded, also while it is tried again, so that Retry keeps its place. */
export function useFailure(...queries: Query[]) {
  const [error, setError] = useState<Error | null>(null)
  const isBusy = queries.some(({ isFetching }) => isFetching)
  const failed = queries.filter(({ isLoadingError }) => isLoadingError)
  const known = failed[0]?.error ?? null
  // a query that never had an answer forgets why as soon as it asks again
  if (known !== error && (known || !isBusy)) setError(known)
  function onRetry() {
    for (const { refetch } of failed) void refetch()
  }
  return error && { error, isBusy, onRetry }
}
