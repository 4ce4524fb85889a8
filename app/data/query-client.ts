import {
  type FetchQueryOptions,
  isCancelledError,
  MutationCache,
  MutationObserver,
  type MutationOptions,
  type Query,
  QueryCache,
  QueryClient,
  type QueryFilters,
  type QueryKey,
} from "@tanstack/react-query"
import { lastKnownUser, onSessionChange } from "../identity/access-token.ts"
import { api, type Calls } from "../api.ts"
import { isProblem } from "./problem.ts"

declare global {
  /** Set by tests before the page's scripts run, to retry sooner. */
  var retryWait: number | undefined
}

/** Spec §9; times in milliseconds. */
const retries = 3
const firstRetryDelay = globalThis.retryWait ?? 1_000
const maxRetryDelay = 30_000
const cacheTime = 5 * 60_000

const screen = "screen"

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      gcTime: cacheTime,
      retry: (failures, error) => failures < retries && !isFinal(error),
      retryDelay: (failures) => Math.min(firstRetryDelay * 2 ** failures, maxRetryDelay),
      // fails with a Retry button instead of pausing while offline
      networkMode: "always",
    },
    mutations: { networkMode: "always" },
  },
  queryCache: new QueryCache({ onError: invalidateRole }),
  mutationCache: new MutationCache({
    // a mutation invalidates every query, and restarts those that are being fetched
    onSuccess: (_answer, _input, _before, { meta }) => {
      queryClient.removeQueries({ queryKey: [screen] })
      void queryClient.invalidateQueries({ refetchType: "none" })
      // an update in place (paged.ts) has already changed the displayed rows
      void restartActive(meta?.isInPlace ? { fetchStatus: "fetching" } : {})
    },
    onError: (error, _input, _before, { meta }) => {
      invalidateRole(error)
      if (meta?.isOfDeal && isProblem(error) && error.status === 409) void queryClient.invalidateQueries()
    },
  }),
})

/** Loads a public screen's data, cached for 30 seconds; loads it again if a mutation clears the cache meanwhile. */
export async function fetchCached<Answer>(
  key: readonly string[],
  load: (api: Calls) => Promise<Answer>,
): Promise<Answer> {
  const query = { queryKey: [screen, ...key], queryFn: () => load(api), staleTime: 30_000 }
  try {
    return await queryClient.fetchQuery(query)
  } catch (error) {
    unlessCancelled(error)
    return fetchCached(key, load)
  }
}

/** Refetches a query that only events trigger; cancels a request under way, which may be older than the event. */
export async function restartQuery<Answer, Key extends QueryKey>(query: FetchQueryOptions<Answer, Error, Answer, Key>) {
  await queryClient.cancelQueries({ queryKey: query.queryKey })
  await queryClient.fetchQuery(query).catch(unlessCancelled)
}

/** Invalidates these queries and refetches those on the page, even if their first request is under way. */
export async function invalidateAndRefetch(...queryKeys: QueryKey[]) {
  await Promise.all(queryKeys.map((queryKey) => queryClient.invalidateQueries({ queryKey, refetchType: "none" })))
  await Promise.all(queryKeys.map((queryKey) => restartActive({ queryKey })))
}

/** Refetches active queries. `cancelRefetch` of React Query lets a first request go on, which may be older than a change. */
async function restartActive(filters: QueryFilters) {
  const active = new Set(queryClient.getQueryCache().findAll({ ...filters, type: "active" }))
  const queries = { predicate: (query: Query) => active.has(query) }
  await queryClient.cancelQueries(queries)
  await queryClient.refetchQueries(queries)
}

function unlessCancelled(error: unknown) {
  if (!isCancelledError(error)) throw error
}

/** Runs a mutation without a hook, which keeps React Query's bindings out of public pages. */
export function run<Answer, Input>(mutation: MutationOptions<Answer, Error, Input>, input: Input) {
  return new MutationObserver(queryClient, mutation).mutate(input)
}

// an admin may have changed the role
function invalidateRole(error: unknown) {
  if (isProblem(error, "forbidden")) void queryClient.invalidateQueries({ queryKey: ["role"] })
}

/** Whether a retry would fail again (4xx). */
export function isFinal(error: unknown) {
  return isProblem(error) && error.status < 500
}

let lastUserId = lastKnownUser()?.sub

if (!import.meta.env.SSR) onSessionChange(clearForOtherUser)

function clearForOtherUser() {
  const now = lastKnownUser()?.sub
  if (now !== lastUserId) queryClient.clear()
  lastUserId = now
}
