import { StrictMode, startTransition, useEffect } from "react"
import { hydrateRoot } from "react-dom/client"
import { HydratedRouter } from "react-router/dom"
import { beforeHydration } from "./early.ts"
import { staySignedIn } from "./session.ts"
import { keepStandIn } from "./stand-in.ts"
import { distrustTexts } from "./trusted-types.ts"
import { onRecoverableError, tellUncaught } from "./uncaught.ts"

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
