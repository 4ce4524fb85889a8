import * as texts from "#texts/account"
import { useState } from "react"
import { useRouteLoaderData, useSearchParams } from "react-router"
import { sentenceOf } from "../data/problem.ts"
import type { loader } from "../root.tsx"
import { safeReturnTo } from "../identity/return-to.ts"
import { redirectToGoogle } from "../data/identity.ts"
import { Button } from "../ui/button.tsx"

/** Better Auth's error codes, in `?error=` when the browser returns without a login. */
const refusals = new Map([
  ["access_denied", texts.googleCancelled],
  ["unavailable", texts.googleUnreachable],
  ["account_not_linked", texts.googleNotLinked],
  ["email_not_verified", texts.googleNotVerified],
])

export function GoogleButton() {
  const settings = useRouteLoaderData<typeof loader>("root")
  const [search] = useSearchParams()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const code = search.get("error")
  const refusal = code && (refusals.get(code) ?? texts.googleDidNotWork)
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
        {texts.loginWithGoogle}
      </Button>
      <div className="grid min-h-15 *:[grid-area:1/1]">
        {settings?.google === "stand-in" && !said && <p className="text-muted">{texts.standIn}</p>}
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
        {texts.loginWithGoogle}
      </Button>
      <p id="google-hint" className="text-muted">
        {texts.googleNotSetUp}
      </p>
    </div>
  )
}
