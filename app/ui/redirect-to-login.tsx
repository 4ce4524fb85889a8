import { Navigate, useLocation } from "react-router"
import { loginFor } from "../return-to.ts"

/** Sends whoever is here to the login, which leads back. */
export function RedirectToLogin() {
  const location = useLocation()
  return <Navigate to={loginFor(location)} replace />
}
