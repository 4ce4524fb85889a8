import * as texts from "#texts/page"
import { lazy, type ReactNode, Suspense } from "react"
import { Link, NavLink, useLocation } from "react-router"
import { isolate } from "../../contract/isolate.ts"
import { lastKnownUser, useLastKnownUser, useUser } from "../identity/access-token.ts"
import { categories, home, type Screen } from "../data/screens.ts"
import { loadChunk } from "../document/load-chunk.ts"
import { loginFor } from "../identity/login-for.ts"
import { HeaderSearch } from "../search/header-search.tsx"
import { prefetchOnIntent } from "./prefetch-on-intent.ts"
import { Button } from "./button.tsx"
import { LanguageSwitch } from "./language-switch.tsx"
import { ThemeSwitch } from "./theme-switch.tsx"
import { useLogOut } from "./use-log-out.ts"
import { Wordmark } from "./wordmark.tsx"

/** On small screens its links are at the bottom. */
export function NavBar() {
  useLastKnownUser()
  return (
    <header className="tolex sticky top-0 z-30 border-b-2 border-brass low:static large-text:static">
      {/* replaced at login, so that nothing counts as moved; the hook returns no user during hydration */}
      <div
        key={lastKnownUser()?.sub}
        className="mx-auto flex min-h-16 max-w-page items-center gap-2 px-4 max-lg:gap-1 low:max-sm:flex-wrap low:max-sm:pt-2 large-text:flex-wrap large-text:justify-between large-text:px-2"
      >
        <Link to="/" className="mr-auto inline-flex min-h-11 min-w-11 items-center" aria-label={texts.toHome}>
          <Wordmark nameClass="max-[26rem]:hidden max-sm:pictured:hidden sm:max-md:hidden md:max-lg:signed-in:hidden" />
        </Link>
        <HeaderSearch />
        <Entries />
        <LanguageSwitch />
        {/* reserves the space of LOGIN */}
        <div className="flex min-w-34 shrink-0 items-center justify-between gap-2 max-lg:gap-1 lg:min-w-40 large-text:min-w-0">
          <ThemeSwitch />
          <Visitor />
        </div>
      </div>
    </header>
  )
}

function Entries() {
  return (
    <nav
      aria-label={texts.mainMenu}
      className="thumb:tolex flex thumb:fixed thumb:inset-x-0 thumb:bottom-0 thumb:grid thumb:h-(--entries) thumb:auto-cols-[minmax(min-content,auto)] thumb:grid-flow-col thumb:overflow-x-auto thumb:[scrollbar-width:none] thumb:px-1 thumb:border-t-2 thumb:border-brass thumb:pb-[env(safe-area-inset-bottom)] low:max-sm:order-last low:max-sm:w-full low:max-sm:flex-wrap"
    >
      <Entry to="/" screen={home}>
        {texts.home}
      </Entry>
      <Entry to="/categories" screen={categories}>
        {texts.exploreProducts}
      </Entry>
      <Entry to="/blog">{texts.blog}</Entry>
      {/* stays when a session ends without a log-out, so that nothing moves (docs/decisions/0008) */}
      <span className="hidden signed-in:contents session-ended:contents">
        <span className="flex min-w-22 shrink-0 justify-center">
          <OfPerson />
        </span>
        <Entry to="/dashboard">{texts.dashboard}</Entry>
      </span>
    </nav>
  )
}

/** A chunk that fails to load is ignored: the page works without it. */
const PersonalEntries = lazy<(of: { className: string }) => ReactNode>(() =>
  loadChunk(() => import("../notifications/personal-entries.tsx")).then(
    ({ PersonalEntries: entries }) => ({ default: entries }),
    () => ({ default: () => null }),
  ),
)

function OfPerson() {
  const person = useLastKnownUser()
  if (!person) return null
  return (
    <Suspense>
      <PersonalEntries key={person.sub} className={entryClass} />
    </Suspense>
  )
}

const entryClass =
  "inline-flex min-h-14 min-w-11 large-text:min-h-[44px] items-center justify-center border-y-4 border-transparent px-2.5 -outline-offset-4 text-center text-sm leading-tight font-bold tracking-wide max-lg:px-2 max-lg:text-[0.875rem] max-md:px-1.5 max-sm:px-0.5 max-lg:tracking-normal hover:text-brass aria-[current=page]:border-b-brass aria-[current=page]:text-brass sm:min-h-16"

type EntryProps = { to: string; screen?: Screen; children: ReactNode }

function Entry({ to, screen, children }: EntryProps) {
  return (
    <NavLink
      to={to}
      {...(screen ? prefetchOnIntent(screen) : { prefetch: "intent" })}
      end={to === "/"}
      viewTransition
      className={entryClass}
    >
      {children}
    </NavLink>
  )
}

function Visitor() {
  const user = useUser()
  const { logOut, isBusy } = useLogOut()
  const location = useLocation()
  return (
    <>
      <span className="hidden size-10 shrink-0 overflow-hidden rounded-full bg-neutral session-ended:invisible min-[22.5rem]:pictured:block">
        {user?.picture && <img src={user.picture} alt={isolate(user.name)} width="40" height="40" />}
      </span>
      <span className="contents signed-in:hidden">
        <Link
          to={location.pathname === "/" ? "/login" : loginFor(location)}
          className="btn bare min-w-21.5 large-text:min-w-0 large-text:h-[44px] border-brass px-2 text-inherit lg:min-w-25.5"
        >
          {texts.logIn}
        </Link>
      </span>
      <span className="hidden signed-in:contents">
        <Button
          look="plain"
          isBusy={isBusy}
          className="border-brass! text-inherit max-lg:px-2 max-sm:px-1.5"
          onClick={() => void logOut()}
        >
          {texts.logOut}
        </Button>
      </span>
    </>
  )
}
