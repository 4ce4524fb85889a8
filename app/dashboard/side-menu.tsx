import { dashboard, menu, seeOptions } from "#texts/dashboard"
import type { ToggleEvent } from "react"
import { Link, useMatch } from "react-router"
import type { PagePath } from "../../contract/pages.ts"
import type { Role } from "../../contract/users.ts"
import { arrowKeyNavigation } from "../ui/arrow-key-navigation.ts"

type EntryProps = {
  to: PagePath
  label: string
  /** Screens that belong to this entry. */
  within?: PagePath
}

const entries: Record<Role, EntryProps[]> = {
  Seller: [
    { to: "/dashboard/addproducts", label: menu.addProduct },
    { to: "/dashboard/myproducts", label: menu.myProducts },
  ],
  Buyer: [
    { to: "/dashboard/myorders", label: menu.myOrders, within: "/dashboard/payment/:id" },
    { to: "/dashboard/wishlist", label: menu.wishlist },
  ],
  admin: [
    { to: "/dashboard/allsellers", label: menu.allSellers },
    { to: "/dashboard/allbuyers", label: menu.allBuyers },
    { to: "/dashboard/alladmins", label: menu.allAdmins },
    { to: "/dashboard/contact", label: menu.messages },
    { to: "/dashboard/community", label: menu.community },
    { to: "/dashboard/audit", label: menu.auditLog },
  ],
}

export function SideMenu({ role }: { role: Role }) {
  return (
    <aside className="max-lg:contents">
      <button
        type="button"
        popoverTarget="options"
        className="tolex fixed inset-x-0 bottom-(--entries) z-20 flex h-(--options) cursor-pointer items-center justify-center gap-2 border-t-2 border-brass font-bold -outline-offset-4 hover:text-brass sm:pb-[env(safe-area-inset-bottom)] lg:hidden low:static low:h-12 low:pb-0"
      >
        <svg viewBox="0 0 16 12" className="size-4" stroke="currentColor" strokeWidth="2" aria-hidden="true">
          <path d="M0 1h16M0 6h16M0 11h16" />
        </svg>
        {seeOptions}
      </button>
      <div id="options" popover="auto" className="sheet lg:hidden" onToggle={enter}>
        <Entries role={role} />
      </div>
      <div className="max-lg:hidden lg:sticky lg:top-22.5 low:static">
        <Entries role={role} />
      </div>
    </aside>
  )
}

function enter({ currentTarget, newState }: ToggleEvent<HTMLElement>) {
  const entry = currentTarget.querySelector<HTMLElement>("[aria-current]")
  if (newState === "open") (entry ?? currentTarget.querySelector("a"))?.focus()
}

function Entries({ role }: { role: Role }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrow keys go through its links
    <nav aria-label={dashboard} className="grid max-lg:p-3" onKeyDown={arrowKeyNavigation}>
      <Entry to="/dashboard" label={dashboard} />
      {entries[role].map((entry) => (
        <Entry key={entry.to} {...entry} />
      ))}
      <Entry to="/dashboard/account" label={menu.account} />
    </nav>
  )
}

function Entry({ to, label, within = to }: EntryProps) {
  const isHere = useMatch(to)
  const isWithin = useMatch(within)
  return (
    <Link
      to={to}
      aria-current={isHere ? "page" : isWithin ? "true" : undefined}
      viewTransition
      onClick={leave}
      className="flex min-h-12 lg:min-h-11 items-center border-l-4 border-transparent px-3 font-semibold hover:bg-base-200 [&[aria-current]]:border-accent [&[aria-current]]:bg-base-200"
    >
      {label}
    </Link>
  )
}

function leave({ currentTarget }: { currentTarget: HTMLElement }) {
  currentTarget.closest<HTMLElement>("[popover]")?.hidePopover()
}
