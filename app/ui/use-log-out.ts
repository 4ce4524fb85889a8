import * as texts from "#texts/page"
import { useState } from "react"
import { useNavigate } from "react-router"
import type { PagePath } from "../../contract/pages.ts"
import { loadChunk } from "../document/load-chunk.ts"
import { isProblem } from "../data/problem.ts"
import { toastError, toastSuccess } from "./toast.ts"

/** Logs out and navigates to `target`, or shows the reason in a toast; ignores a second press while busy. */
export function useLogOut(target: PagePath = "/") {
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)
  async function logOut() {
    if (isBusy) return
    setBusy(true)
    try {
      const { signOut } = await loadChunk(() => import("../identity/sign-out.ts"))
      await signOut()
      await navigate(target)
    } catch (error) {
      if (!isProblem(error)) throw error
      return toastError(error.detail)
    } finally {
      setBusy(false)
    }
    return toastSuccess(texts.loggedOut)
  }
  return { logOut, isBusy }
}
