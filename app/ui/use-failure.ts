import { useState } from "react"

type Query = {
  error: Error | null
  isLoadingError: boolean
  isPending: boolean
  isPlaceholderData: boolean
  refetch: () => Promise<unknown>
}

/** For `Failed`: why one of these could not be loaded, also while it is tried again, so that Retry keeps its place. */
export function useFailure(...queries: Query[]) {
  const [error, setError] = useState<Error | null>(null)
  const failed = queries.filter(({ isLoadingError }) => isLoadingError)
  const known = failed[0]?.error ?? null
  // a query that never had an answer forgets why as soon as it asks again
  const isBusy = known === null && queries.some((query) => query.isPending || query.isPlaceholderData)
  if (known !== error && !isBusy) setError(known)
  function onRetry() {
    for (const { refetch } of failed) void refetch()
  }
  return error && { error, isBusy, onRetry }
}
