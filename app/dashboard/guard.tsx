import { QueryClientProvider, useQuery } from "@tanstack/react-query"
import type { ReactNode } from "react"
import { Navigate, useLocation } from "react-router"
import type { Role } from "../../contract/users.ts"
import { type SessionUser, usePerson } from "../access-token.ts"
import { queryClient } from "../data/query-client.ts"
import { roleOf } from "../data/users.ts"
import { loginFor } from "../return-to.ts"
import { Failed } from "../ui/failed.tsx"
import { Loading } from "../ui/loading.tsx"

export type Known = { user: SessionUser; role: Role | null }

/**
 * Lets in who is signed in; a stranger logs in first and comes back (spec §2, §4). What is on the screen stays when the
 * session ends by itself, until someone else logs in.
 */
export function SignedIn({ children }: { children: (known: Known) => ReactNode }) {
  const user = usePerson()
  const location = useLocation()
  if (user === undefined) return <Loading />
  if (user === null) return <Navigate to={loginFor(location)} replace />
  return (
    <QueryClientProvider client={queryClient}>
      <WithRole key={user.sub} user={user}>
        {children}
      </WithRole>
    </QueryClientProvider>
  )
}

function WithRole({ user, children }: { user: SessionUser; children: (known: Known) => ReactNode }) {
  const role = useQuery(roleOf(user.email))
  // known once is enough: a network cut later must not take away what is being typed
  if (role.data !== undefined) return children({ user, role: role.data })
  if (role.isPending) return <Loading />
  return (
    <div className="mx-auto max-w-page p-4">
      <Failed what="Your account" error={role.error} onRetry={() => void role.refetch()} />
    </div>
  )
}

/** Only for one role; everyone else is sent to log in as someone who has it. */
export function Only({ who, children }: { who: Role; children: (user: SessionUser) => ReactNode }) {
  const location = useLocation()
  return (
    <SignedIn>
      {(known) => (known.role === who ? children(known.user) : <Navigate to={loginFor(location)} replace />)}
    </SignedIn>
  )
}
