import { QueryClientProvider, useQuery } from "@tanstack/react-query"
import type { ReactNode } from "react"
import type { Role } from "../../contract/users.ts"
import { type SessionUser, usePerson, useUser } from "../access-token.ts"
import { queryClient } from "../data/query-client.ts"
import { roleOf } from "../data/users.ts"
import { Failed } from "../ui/failed.tsx"
import { Loading } from "../ui/loading.tsx"
import { ToLogin } from "../ui/redirect-to-login.tsx"
import { useFailure } from "../ui/use-failure.ts"

export type Known = { user: SessionUser; role: Role }

/**
 * Lets in who is signed in; a stranger logs in first and comes back (spec §2, §4). What is on the screen stays when the
 * session ends by itself, until someone else logs in.
 */
export function SignedIn({ children }: { children: (known: Known) => ReactNode }) {
  const user = usePerson()
  if (user === undefined) return <Loading title="Dashboard" />
  if (user === null) return <ToLogin />
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
  const failure = useFailure(role)
  const isSignedIn = useUser() !== null
  // known once is enough: a network cut later must not take away what is being typed
  if (role.data !== undefined) return children({ user, role: role.data })
  if (!failure) return <Loading title="Dashboard" />
  if (!isSignedIn) return <ToLogin />
  return (
    <div className="mx-auto grid max-w-page gap-6 px-4 py-6">
      <h1 className="text-heading">Dashboard</h1>
      <Failed what="Your account" {...failure} />
    </div>
  )
}

/** Only for one role; everyone else is sent to log in as someone who has it. */
export function Only({ who, children }: { who: Role; children: (user: SessionUser) => ReactNode }) {
  return <SignedIn>{(known) => (known.role === who ? children(known.user) : <ToLogin />)}</SignedIn>
}
