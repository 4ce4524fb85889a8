import { MutationCache, MutationObserver, type MutationOptions, QueryClient } from "@tanstack/react-query"
import { currentUser, onSessionChange } from "../access-token.ts"
import { api, type Calls } from "../api.ts"
import { isProblem } from "../problem.ts"

const fiveMinutes = 5 * 60_000

/** Spec §9: three retries, growing waits of at most 30 s, kept for 5 minutes. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      gcTime: fiveMinutes,
      retry: (failures, error) => failures < 3 && !isFinal(error),
      retryDelay: (failures) => Math.min(1000 * 2 ** failures, 30_000),
      // told as a failure with Retry, instead of waiting silently for a network
      networkMode: "always",
    },
    mutations: { networkMode: "always" },
  },
  // whatever was changed, every list may say something else now
  mutationCache: new MutationCache({ onSuccess: () => void queryClient.invalidateQueries() }),
})

/** What a public screen needs, asked by `load` and kept for a moment, for its `clientLoader`. */
export function cached<Answer>(key: readonly string[], load: (api: Calls) => Promise<Answer>) {
  return queryClient.fetchQuery({ queryKey: ["screen", ...key], queryFn: () => load(api), staleTime: 30_000 })
}

/** Runs a mutation outside the components that use this library, from a public screen. */
export function run<Answer, Input>(mutation: MutationOptions<Answer, Error, Input>, input: Input) {
  return new MutationObserver(queryClient, mutation).mutate(input)
}

/** Asking again would not help. */
function isFinal(error: unknown) {
  return isProblem(error) && error.status < 500
}

let known = currentUser()?.sub

if (!import.meta.env.SSR) onSessionChange(forgetOthers)

function forgetOthers() {
  const now = currentUser()?.sub
  if (now !== known) queryClient.clear()
  known = now
}
