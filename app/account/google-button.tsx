import { useState } from "react"
import { useRouteLoaderData, useSearchParams } from "react-router"
import { sentenceOf } from "../problem.ts"
import type { loader } from "../root.tsx"
import { safeReturnTo } from "../return-to.ts"
import { redirectToGoogle } from "../data/identity.ts"
import { Button } from "../ui/button.tsx"

/** What came back with the browser instead of a login (Better Auth's codes). */
const refusals = new Map([
  ["access_denied", "Login with Google was cancelled."],
  ["unavailable", "Google cannot be reached at this moment. Please try again, or log in with your password."],
  ["account_not_linked", "This address has an account with a password here. Log in with it."],
  ["email_not_verified", "Google has not verified this address. Verify it there first."],
])

/** Leaves for Google, or its stand-in, or says that it is not set up. */
export function GoogleButton() {
  const settings = useRouteLoaderData<typeof loader>("root")
  const [search] = useSearchParams()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const code = search.get("error")
  const refusal = code && (refusals.get(code) ?? "Login with Google did not work. Please try again.")
  const said = problem ?? refusal

  async function leave() {
    setBusy(true)
    try {
      await redirectToGoogle(safeReturnTo(search.get("from")))
    } catch (error) {
      setProblem(sentenceOf(error))
      setBusy(false)
    }
  }

  if (settings?.google === "off") return <NotSetUp />
  return (
    <div className="grid gap-2">
      <Button look="plain" isBusy={isBusy} onClick={() => void leave()}>
        Login with Google
      </Button>
      <div className="grid min-h-15 *:[grid-area:1/1]">
        {settings?.google === "stand-in" && !said && (
          <p className="text-muted">In this demo someone stands in for Google.</p>
        )}
        <p role="alert" className="font-medium text-error">
          {said}
        </p>
      </div>
    </div>
  )
}

function NotSetUp() {
  return (
    <div className="grid gap-2">
      <Button look="plain" disabled aria-describedby="google-hint">
        Login with Google
      </Button>
      <p id="google-hint" className="text-muted">
        Login with Google is not set up here.
      </p>
    </div>
  )
}
