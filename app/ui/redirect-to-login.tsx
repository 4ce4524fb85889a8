import { Navigate, useLocation } from "react-router"
import { loginFor } from "../return-to.ts"

/** Redirects to the login, which returns here. */
export function RedirectToLogin() {
  const location = useLocation()
  return <Navigate to={loginFor(location)} replace />
}
