import * as texts from "#texts/page"
import { useEffect } from "react"
import { isRouteErrorResponse, Link, useRevalidator } from "react-router"
import { isMissingChunk } from "../document/load-chunk.ts"
import { Button } from "./button.tsx"
import { onNetwork } from "./offline.tsx"
import { Unplugged } from "./unplugged.tsx"
import { useLogOut } from "./use-log-out.ts"

export function RouteError({ error }: { error: unknown }) {
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />
  return <Failure error={error} />
}

/** Retries on demand, and automatically when the network is back. */
function Failure({ error }: { error: unknown }) {
  const { logOut, isBusy } = useLogOut()
  const { state, revalidate } = useRevalidator()
  const retry = () => (isMissingChunk(error) ? location.reload() : void revalidate())
  useEffect(() => onNetwork(() => navigator.onLine && retry()))
  return (
    <section role="alert" className="mx-auto grid max-w-xl justify-items-center gap-4 px-4 py-16 text-center">
      <Unplugged />
      <h1 className="text-heading">{reason(error)}</h1>
      <Button isBusy={state === "loading"} onClick={retry}>
        {texts.retry}
      </Button>
      <p className="text-lead">
        {texts.ifItStays.before}
        <button
          type="button"
          aria-disabled={isBusy || undefined}
          aria-busy={isBusy || undefined}
          className="link min-h-11 font-bold aria-busy:cursor-progress aria-busy:text-muted"
          onClick={() => void logOut()}
        >
          {texts.ifItStays.link}
        </button>
        {texts.ifItStays.after}
      </p>
    </section>
  )
}

function NotFound() {
  return (
    <section className="mx-auto grid max-w-xl justify-items-center gap-6 px-4 py-16 text-center">
      <Unplugged />
      <h1 className="text-heading">{texts.addressNotFound}</h1>
      <Link to="/categories" className="btn btn-primary">
        {texts.exploreProducts}
      </Link>
    </section>
  )
}

function reason(error: unknown) {
  if (isRouteErrorResponse(error)) return typeof error.data === "string" ? error.data : error.statusText
  return error instanceof Error ? error.message : texts.pageFailed
}
