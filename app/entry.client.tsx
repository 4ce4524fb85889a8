import { StrictMode, startTransition, useEffect } from "react"
import { hydrateRoot } from "react-dom/client"
import { HydratedRouter } from "react-router/dom"
import { capturePreHydration } from "./forms/pre-hydration-events.ts"
import { renewWhileSignedIn } from "./identity/renew-while-signed-in.ts"
import { registerServiceWorker } from "./service-worker.ts"
import { enforceTrustedTypes } from "./document/trusted-types.ts"
import { onRecoverableError, reportUncaughtErrors } from "./document/uncaught-errors.ts"

enforceTrustedTypes()
reportUncaughtErrors()
renewWhileSignedIn()
registerServiceWorker()

// a reload closes the sheet or enlarged photo, so its history entry is removed
if (history.state?.isOfSheet) {
  addEventListener("popstate", (event) => event.stopImmediatePropagation(), { capture: true, once: true })
  history.back()
}

const replayEvents = capturePreHydration()

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Page />
    </StrictMode>,
    { onRecoverableError },
  )
})

function Page() {
  useEffect(replayEvents, [])
  return <HydratedRouter />
}
