import { Navigate, useLocation } from "react-router"
import { loginFor } from "../return-to.ts"

export function RedirectToLogin() {
  const location = useLocation()
  return <Navigate to={loginFor(location)} replace />
}
