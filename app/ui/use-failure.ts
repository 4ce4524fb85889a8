import { useState } from "react"

type Query = {
  error: Error | null
  isLoadingError: boolean
  isPending: boolean
  isPlaceholderData: boolean
  refetch: () => Promise<unknown>
}

/** Returns props of `Failed`: the first error, kept during a retry so that Retry stays mounted. */
export function useFailure(...queries: Query[]) {
  const [error, setError] = useState<Error | null>(null)
  const failed = queries.filter(({ isLoadingError }) => isLoadingError)
  const known = failed[0]?.error ?? null
  // a query without data resets its error when it refetches
  const isBusy = known === null && queries.some((query) => query.isPending || query.isPlaceholderData)
  if (known !== error && !isBusy) setError(known)
  function onRetry() {
    for (const { refetch } of failed) void refetch()
  }
  return error && { error, isBusy, onRetry }
}
