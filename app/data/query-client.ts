import { MutationCache, MutationObserver, type MutationOptions, QueryCache, QueryClient } from "@tanstack/react-query"
import { lastKnownUser, onSessionChange } from "../access-token.ts"
import { api, type Calls } from "../api.ts"
import { isProblem } from "../problem.ts"

declare global {
  /** Set by a test before the scripts of a page run, so that it need not wait for seconds. */
  var retryWait: number | undefined
}

/** Spec §9; times in milliseconds. */
const retries = 3
const firstRetryDelay = globalThis.retryWait ?? 1_000
const maxRetryDelay = 30_000
const cacheTime = 5 * 60_000

/** What the keys of public screens begin with. */
const screen = "screen"

/** What the browser knows of the server's data. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      gcTime: cacheTime,
      retry: (failures, error) => failures < retries && !isFinal(error),
      retryDelay: (failures) => Math.min(firstRetryDelay * 2 ** failures, maxRetryDelay),
      // told as a failure with Retry, instead of waiting silently for a network
      networkMode: "always",
    },
    mutations: { networkMode: "always" },
  },
  queryCache: new QueryCache({ onError: invalidateRole }),
  mutationCache: new MutationCache({
    // whatever was changed, every list may say something else now, also one that is on its way
    onSuccess: (_answer, _input, _before, { meta }) => {
      queryClient.removeQueries({ queryKey: [screen] })
      void queryClient.invalidateQueries({ refetchType: "none" })
      // what is on the screen says it already where a row was changed in place (paged.ts)
      void queryClient.refetchQueries(meta?.isInPlace ? { fetchStatus: "fetching" } : { type: "active" })
    },
    onError: invalidateRole,
  }),
})

/** What a public screen needs, asked by `load` and kept for a moment (screens.ts). */
export function fetchCached<Answer>(key: readonly string[], load: (api: Calls) => Promise<Answer>) {
  return queryClient.fetchQuery({ queryKey: [screen, ...key], queryFn: () => load(api), staleTime: 30_000 })
}

/** Runs a mutation outside the components that use this library, from a public screen. */
export function run<Answer, Input>(mutation: MutationOptions<Answer, Error, Input>, input: Input) {
  return new MutationObserver(queryClient, mutation).mutate(input)
}

// an admin may have changed it while its page was open
function invalidateRole(error: unknown) {
  if (isProblem(error, "forbidden")) void queryClient.invalidateQueries({ queryKey: ["role"] })
}

/** Asking again would not help. */
function isFinal(error: unknown) {
  return isProblem(error) && error.status < 500
}

let lastUserId = lastKnownUser()?.sub

if (!import.meta.env.SSR) onSessionChange(clearForOtherUser)

function clearForOtherUser() {
  const now = lastKnownUser()?.sub
  if (now !== lastUserId) queryClient.clear()
  lastUserId = now
}
