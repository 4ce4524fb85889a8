import type { ComponentProps } from "react"
import { Footer } from "../ui/footer.tsx"
import { LanguageBar } from "../ui/language-bar.tsx"
import { NavBar } from "../ui/nav-bar.tsx"
import { Network } from "../ui/offline.tsx"
import { Late, PendingNavigation } from "../ui/pending-bar.tsx"
import { BottomBar } from "../ui/bottom-bar.tsx"

export function Frame() {
  return (
    <>
      <WholeScreen>
        <NavBar />
        <Footer hasLegalPage />
      </WholeScreen>
      <WholeScreen data-signed-in data-pictured>
        <NavBar />
      </WholeScreen>
    </>
  )
}

export function Pending() {
  return (
    <>
      <Screen>
        <PendingNavigation address="/categories" />
      </Screen>
      <Screen>
        <Late address="/categories" />
      </Screen>
    </>
  )
}

export function Offline() {
  return (
    <Screen>
      <Network isOnline={false} />
    </Screen>
  )
}

export function Ended() {
  return (
    <Screen>
      <BottomBar className="grid place-items-center border-warning font-semibold">
        Your session has ended.
      </BottomBar>
    </Screen>
  )
}

export function OtherLanguage() {
  return (
    <Screen>
      <LanguageBar onDecline={() => undefined} />
    </Screen>
  )
}

/** `contain: paint` makes it the containing block of fixed elements. */
function Screen({ className = "", ...props }: ComponentProps<"div">) {
  return <div {...props} className={`min-h-40 border border-dashed border-edge contain-paint ${className}`} />
}

function WholeScreen(props: ComponentProps<"div">) {
  return (
    <div className="overflow-x-auto">
      <Screen {...props} className="w-screen" />
    </div>
  )
}
