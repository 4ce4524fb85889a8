import type { ReactNode } from "react"
import { Link, NavLink, useLocation } from "react-router"
import { useUser } from "../access-token.ts"
import { categories, home, type Screen } from "../data/screens.ts"
import { loginFor } from "../return-to.ts"
import { ahead } from "./ahead.ts"
import { Button } from "./button.tsx"
import { ThemeSwitch } from "./theme-switch.tsx"
import { useLogOut } from "./use-log-out.ts"
import { Wordmark } from "./wordmark.tsx"

/** On top; on small screens its entries are at the bottom, where the thumb is. */
export function NavBar() {
  return (
    <header className="tolex sticky top-0 z-30 border-b-2 border-brass">
      <div className="mx-auto flex min-h-16 max-w-page items-center gap-2 px-4 max-sm:gap-1">
        <Link to="/" className="mr-auto inline-flex min-h-11 items-center" aria-label="Backline, home">
          <Wordmark />
        </Link>
        <Entries />
        <ThemeSwitch />
        <Visitor />
      </div>
    </header>
  )
}

function Entries() {
  return (
    <nav
      aria-label="Main"
      className="max-sm:tolex flex max-sm:fixed max-sm:inset-x-0 max-sm:bottom-0 max-sm:z-30 max-sm:grid max-sm:h-(--entries) max-sm:auto-cols-fr max-sm:grid-flow-col max-sm:border-t-2 max-sm:border-brass max-sm:pb-[env(safe-area-inset-bottom)]"
    >
      <Entry to="/" screen={home}>
        HOME
      </Entry>
      <Entry to="/categories" screen={categories}>
        EXPLORE PRODUCTS
      </Entry>
      <Entry to="/blog">BLOG</Entry>
      <span className="hidden signed-in:contents">
        <Entry to="/dashboard">DASHBOARD</Entry>
      </span>
    </nav>
  )
}

type EntryProps = { to: string; screen?: Screen; children: ReactNode }

function Entry({ to, screen, children }: EntryProps) {
  return (
    <NavLink
      to={to}
      {...(screen ? ahead(screen) : { prefetch: "intent" })}
      end={to === "/"}
      viewTransition
      className="inline-flex min-h-14 items-center justify-center border-y-4 border-transparent px-3 text-center text-sm leading-tight font-bold tracking-wide max-sm:px-1 max-sm:text-[0.875rem] max-sm:tracking-normal hover:text-brass aria-[current=page]:border-b-brass aria-[current=page]:text-brass sm:min-h-16"
    >
      {children}
    </NavLink>
  )
}

function Visitor() {
  const user = useUser()
  const logOut = useLogOut()
  const location = useLocation()
  return (
    <>
      <span className="contents signed-in:hidden">
        <Link to={location.pathname === "/" ? "/login" : loginFor(location)} className="btn btn-accent">
          LOGIN
        </Link>
      </span>
      <span className="hidden items-center gap-2 signed-in:flex">
        {user?.picture && (
          <img src={user.picture} alt={user.name} width="40" height="40" className="size-10 rounded-full" />
        )}
        <Button look="plain" className="border-brass! text-inherit max-sm:px-2" onClick={() => void logOut()}>
          LOG OUT
        </Button>
      </span>
    </>
  )
}
