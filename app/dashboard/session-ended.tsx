import { sessionEnded } from "#texts/dashboard"
import { useHref, useLocation } from "react-router"
import { useLastKnownUser, useUser } from "../identity/access-token.ts"
import { loginFor } from "../identity/login-for.ts"
import { BottomBar } from "../ui/bottom-bar.tsx"

/** Shown when the session ended without a log-out; a login in any tab removes it. */
export function SessionEnded() {
  const user = useUser()
  const person = useLastKnownUser()
  const login = useHref(loginFor(useLocation()))
  if (user || !person) return null
  return (
    <BottomBar role="alert" className="grid place-items-center border-warning font-semibold">
      <p>
        {sessionEnded.before}
        <a href={login} target="_blank" className="link">
          {sessionEnded.link}
        </a>
        {sessionEnded.after}
      </p>
    </BottomBar>
  )
}
