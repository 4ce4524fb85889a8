import { dashboard, menu, seeOptions } from "#texts/dashboard"
import type { ToggleEvent } from "react"
import { Link, matchPath, useLocation } from "react-router"
import type { PagePath } from "../../contract/pages.ts"
import type { Role } from "../../contract/users.ts"
import { arrowKeyNavigation } from "../ui/arrow-key-navigation.ts"

type EntryProps = {
  to: PagePath
  label: string
  within?: PagePath[]
}

const entries: Record<Role, EntryProps[]> = {
  Seller: [
    { to: "/dashboard/addproducts", label: menu.addProduct },
    { to: "/dashboard/myproducts", label: menu.myProducts, within: ["/dashboard/products/:id"] },
    { to: "/dashboard/sales", label: menu.sales, within: ["/dashboard/deals/:id"] },
    { to: "/dashboard/offers", label: menu.offers },
    { to: "/dashboard/payouts", label: menu.payouts },
    { to: "/dashboard/searches", label: menu.savedSearches },
  ],
  Buyer: [
    {
      to: "/dashboard/myorders",
      label: menu.myOrders,
      within: ["/dashboard/payment/:id", "/dashboard/deals/:id"],
    },
    { to: "/dashboard/offers", label: menu.offers },
    { to: "/dashboard/wishlist", label: menu.wishlist },
    { to: "/dashboard/searches", label: menu.savedSearches },
  ],
  admin: [
    { to: "/dashboard/allsellers", label: menu.allSellers },
    { to: "/dashboard/allbuyers", label: menu.allBuyers },
    { to: "/dashboard/alladmins", label: menu.allAdmins },
    { to: "/dashboard/alldeals", label: menu.allDeals, within: ["/dashboard/deals/:id"] },
    { to: "/dashboard/contact", label: menu.messages, within: ["/dashboard/contact/:id"] },
    { to: "/dashboard/community", label: menu.community },
    { to: "/dashboard/disputes", label: menu.disputes },
    { to: "/dashboard/money", label: menu.money },
    { to: "/dashboard/audit", label: menu.auditLog },
  ],
}

/** A column beside the content; on small screens a row of tabs, and See Options opens the full list (spec §2). */
export function SideMenu({ role }: { role: Role }) {
  return (
    <aside className="max-lg:-mt-6 max-lg:min-w-0">
      <div className="-mx-4 flex border-b border-base-300 bg-base-200 lg:hidden">
        <div data-tabs className="min-w-0 grow overflow-x-auto overscroll-x-contain [scrollbar-width:none]">
          <Entries role={role} label={dashboard} className="w-max grid-flow-col px-1" entryClass={tabClass} />
        </div>
        <button
          type="button"
          popoverTarget="options"
          className="flex min-h-12 shrink-0 cursor-pointer items-center gap-2 border-b-4 border-l border-b-transparent border-l-base-300 px-4 font-semibold -outline-offset-4 hover:bg-base-300"
        >
          <svg
            viewBox="0 0 16 12"
            className="size-4 max-sm:hidden"
            stroke="currentColor"
            strokeWidth="2"
            aria-hidden="true"
          >
            <path d="M0 1h16M0 6h16M0 11h16" />
          </svg>
          {seeOptions}
        </button>
      </div>
      <div id="options" popover="auto" className="sheet lg:hidden" onToggle={enter}>
        <Entries role={role} label={seeOptions} className="p-3" entryClass={rowClass} />
      </div>
      <div className="max-lg:hidden lg:sticky lg:top-22.5 low:static">
        <Entries role={role} label={dashboard} entryClass={rowClass} />
      </div>
    </aside>
  )
}

const rowClass =
  "flex min-h-12 items-center border-l-4 px-3 hover:bg-base-200 lg:min-h-11 [&[aria-current]]:bg-base-200"
const tabClass = "flex min-h-12 shrink-0 items-center border-b-4 px-3 -outline-offset-4 hover:bg-base-300"

function enter({ currentTarget, newState }: ToggleEvent<HTMLElement>) {
  const entry = currentTarget.querySelector<HTMLElement>("[aria-current]")
  if (newState === "open") (entry ?? currentTarget.querySelector("a"))?.focus()
}

type EntriesProps = { role: Role; label: string; className?: string; entryClass: string }

function Entries({ role, label, className = "", entryClass }: EntriesProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrow keys move the focus among its links
    <nav aria-label={label} className={`grid ${className}`} onKeyDown={arrowKeyNavigation}>
      <Entry to="/dashboard" label={dashboard} className={entryClass} />
      {entries[role].map((entry) => (
        <Entry key={entry.to} {...entry} className={entryClass} />
      ))}
      <Entry to="/dashboard/account" label={menu.account} className={entryClass} />
    </nav>
  )
}

function Entry({ to, label, within = [], className }: EntryProps & { className: string }) {
  const { pathname } = useLocation()
  const isHere = matchPath(to, pathname)
  const isWithin = within.some((path) => matchPath(path, pathname))
  return (
    <Link
      ref={isHere || isWithin ? bringIntoView : undefined}
      to={to}
      aria-current={isHere ? "page" : isWithin ? "true" : undefined}
      viewTransition
      onClick={leave}
      className={`border-transparent font-semibold whitespace-nowrap [&[aria-current]]:border-primary ${className}`}
    >
      {label}
    </Link>
  )
}

/** Scrolls only the row of tabs; scrollIntoView would scroll the page too. */
function bringIntoView(tab: HTMLElement | null) {
  const row = tab?.closest("[data-tabs]")
  if (!tab || !row) return
  const { left, width } = tab.getBoundingClientRect()
  row.scrollLeft += left + width / 2 - row.getBoundingClientRect().left - row.clientWidth / 2
}

function leave({ currentTarget }: { currentTarget: HTMLElement }) {
  currentTarget.closest<HTMLElement>("[popover]")?.hidePopover()
}
