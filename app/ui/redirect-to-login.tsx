import { Navigate, useLocation } from "react-router"
import { loginFor } from "../login-for.ts"

/** Redirects to the login, which returns here; with `needsOtherRole` it does not lead on someone who is logged in. */
export function RedirectToLogin({ needsOtherRole = false }) {
  const location = useLocation()
  return <Navigate to={loginFor(location)} state={needsOtherRole ? otherRole : undefined} replace />
}

// the same object each time: with another one the navigation would start again
const otherRole = { needsOtherRole: true }
