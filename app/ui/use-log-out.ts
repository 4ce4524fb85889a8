import { useNavigate } from "react-router"
import { identityMessages } from "../../contract/messages.ts"
import { isProblem } from "../problem.ts"
import { signOut } from "../session.ts"
import { toastError, toastSuccess } from "./toast.ts"

/** Logs out and goes home, or says why that was not possible. */
export function useLogOut() {
  const navigate = useNavigate()
  return async () => {
    try {
      await signOut()
    } catch (error) {
      if (!isProblem(error)) throw error
      return toastError(error.detail)
    }
    await navigate("/")
    return toastSuccess(identityMessages.signedOut)
  }
}
