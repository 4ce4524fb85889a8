import * as texts from "#texts/dashboard"
import { QueryClientProvider, useQuery } from "@tanstack/react-query"
import type { ReactNode } from "react"
import type { Role } from "../../contract/users.ts"
import { type SessionUser, useLastKnownUser, useUser } from "../identity/access-token.ts"
import { queryClient } from "../data/query-client.ts"
import { roleOf } from "../data/users.ts"
import { Failed } from "../ui/failed.tsx"
import { Loading } from "../ui/loading.tsx"
import { RedirectToLogin } from "../ui/redirect-to-login.tsx"
import { useFailure } from "../ui/use-failure.ts"

export type SessionWithRole = { user: SessionUser; role: Role }

/** Redirects anonymous visitors to login (spec §2, §4); a screen stays when its session ends by itself (decision 8). */
export function RequireSession({ children }: { children: (known: SessionWithRole) => ReactNode }) {
  return (
    <RequireUser>
      {(user) => (
        <WithRole key={user.sub} user={user}>
          {children}
        </WithRole>
      )}
    </RequireUser>
  )
}

export function RequireUser({ children }: { children: (user: SessionUser) => ReactNode }) {
  const user = useLastKnownUser()
  if (user === undefined) return <Starting />
  if (user === null) return <RedirectToLogin />
  return <QueryClientProvider client={queryClient}>{children(user)}</QueryClientProvider>
}

/** What the server renders: only the browser knows who is signed in. */
function Starting() {
  return (
    <>
      <div className="noscript:hidden">
        <Loading title={texts.dashboard} />
      </div>
      <p className="mx-auto hidden max-w-page px-4 py-16 noscript:block">{texts.scriptNeeded}</p>
    </>
  )
}

function WithRole({
  user,
  children,
}: {
  user: SessionUser
  children: (known: SessionWithRole) => ReactNode
}) {
  const role = useQuery(roleOf(user.email))
  const failure = useFailure(role)
  const isSignedIn = useUser() !== null
  // a failed refetch must not unmount a form that is being filled in
  if (role.data !== undefined) return children({ user, role: role.data })
  if (!failure) return <Loading title={texts.dashboard} />
  if (!isSignedIn) return <RedirectToLogin />
  return (
    <div className="mx-auto grid max-w-page gap-6 px-4 py-6">
      <h1 className="text-heading">{texts.dashboard}</h1>
      <Failed what={texts.yourAccount} {...failure} />
    </div>
  )
}

export function RequireRole({ who, children }: { who: Role; children: (user: SessionUser) => ReactNode }) {
  return (
    <RequireSession>
      {(known) => (known.role === who ? children(known.user) : <RedirectToLogin needsOtherRole />)}
    </RequireSession>
  )
}
