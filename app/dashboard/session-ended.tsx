import { useLocation } from "react-router"
import { usePerson, useUser } from "../access-token.ts"
import { loginFor } from "../return-to.ts"

/** Over the bars of a screen whose session ended by itself; a login in another tab counts here too. */
export function SessionEnded() {
  const user = useUser()
  const person = usePerson()
  const location = useLocation()
  if (user || !person) return null
  return (
    <div
      role="alert"
      className="session-ended fixed inset-x-0 bottom-[calc(var(--bars)-var(--ended))] z-20 grid min-h-(--ended) place-items-center border-t-4 border-warning bg-base-200 px-4 font-semibold low:static low:py-2"
    >
      <p className="max-w-none">
        Your session has ended.{" "}
        <a href={loginFor(location)} target="_blank" className="link">
          Log in again in a new tab
        </a>
        : what you typed here stays.
      </p>
    </div>
  )
}
