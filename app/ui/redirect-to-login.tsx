import { Navigate, useLocation } from "react-router"
import { loginFor } from "../identity/login-for.ts"

/** Redirects to the login, which returns here; with `needsOtherRole` the login stays for a person who is logged in. */
export function RedirectToLogin({ needsOtherRole = false }) {
  const location = useLocation()
  return <Navigate to={loginFor(location)} state={needsOtherRole ? otherRole : undefined} replace />
}

// a constant, because a new object would start the navigation again
const otherRole = { needsOtherRole: true }
