import { StrictMode, startTransition, useEffect } from "react"
import { hydrateRoot } from "react-dom/client"
import { HydratedRouter } from "react-router/dom"
import { beforeHydration } from "./pre-hydration-events.ts"
import { staySignedIn } from "./session.ts"
import { keepStandIn } from "./service-worker.ts"
import { distrustTexts } from "./trusted-types.ts"
import { onRecoverableError, tellUncaught } from "./uncaught-errors.ts"

distrustTexts()
tellUncaught()
staySignedIn()
keepStandIn()

const catchUp = beforeHydration()

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
  useEffect(catchUp, [])
  return <HydratedRouter />
}
