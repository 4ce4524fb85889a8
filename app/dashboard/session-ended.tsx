import { useLocation } from "react-router"
import { usePerson, useUser } from "../access-token.ts"
import { loginFor } from "../return-to.ts"

/** Above a screen whose session ended by itself, however far down one is; a login in another tab counts here too. */
export function SessionEnded() {
  const user = useUser()
  const person = usePerson()
  const location = useLocation()
  if (user || !person) return null
  return (
    <p
      role="alert"
      className="sticky top-[calc(4.5rem+env(safe-area-inset-top))] z-10 rounded-box border-l-4 border-warning bg-base-200 p-4 font-semibold shadow-lg low:static"
    >
      Your session has ended.{" "}
      <a href={loginFor(location)} target="_blank" className="link">
        Log in again in a new tab
      </a>
      : what you typed here stays.
    </p>
  )
}
