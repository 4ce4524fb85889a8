import { StrictMode, startTransition } from "react"
import { hydrateRoot } from "react-dom/client"
import { HydratedRouter } from "react-router/dom"
import { staySignedIn } from "./session.ts"
import { keepStandIn } from "./stand-in.ts"
import { distrustTexts } from "./trusted-types.ts"

distrustTexts()
staySignedIn()
keepStandIn()

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
