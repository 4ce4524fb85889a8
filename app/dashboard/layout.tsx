import { NavLink, Outlet } from "react-router"
import type { Role } from "../../contract/users.ts"
import { SignedIn } from "./guard.tsx"
import { SessionEnded } from "./session-ended.tsx"

/** The frame of the dashboard; what is inside is asked for in the browser. */
export default function DashboardLayout() {
  return (
    <SignedIn>
      {({ role }) => (
        <div className="mx-auto grid max-w-page gap-6 px-4 py-6 lg:grid-cols-[12rem_1fr] lg:gap-8">
          <SideMenu role={role} />
          <div className="grid min-w-0 content-start gap-6">
            <SessionEnded />
            <Outlet />
          </div>
        </div>
      )}
    </SignedIn>
  )
}

const entries: Record<Role, { to: string; label: string }[]> = {
  Seller: [
    { to: "/dashboard/addproducts", label: "Add Product" },
    { to: "/dashboard/myproducts", label: "My Products" },
  ],
  Buyer: [
    { to: "/dashboard/myorders", label: "My Orders" },
    { to: "/dashboard/wishlist", label: "Wishlist" },
  ],
  admin: [
    { to: "/dashboard/allsellers", label: "All Sellers" },
    { to: "/dashboard/allbuyers", label: "All Buyers" },
    { to: "/dashboard/contact", label: "Messages" },
    { to: "/dashboard/community", label: "Community" },
    { to: "/dashboard/audit", label: "Audit Log" },
  ],
}

/** By role; on small screens behind a button. */
function SideMenu({ role }: { role: Role | null }) {
  return (
    <aside>
      <details className="group rounded-box border border-edge lg:hidden">
        <summary className="flex min-h-12 cursor-pointer items-center justify-between px-4 font-bold">
          See Options
          <span aria-hidden="true" className="group-open:rotate-180">
            ▾
          </span>
        </summary>
        <Entries role={role} />
      </details>
      <div className="max-lg:hidden">
        <Entries role={role} />
      </div>
    </aside>
  )
}

function Entries({ role }: { role: Role | null }) {
  return (
    <nav aria-label="Dashboard" className="grid p-2 lg:p-0">
      <Entry to="/dashboard" label="Dashboard" />
      {role && entries[role].map((entry) => <Entry key={entry.to} {...entry} />)}
      <Entry to="/dashboard/account" label="Account" />
    </nav>
  )
}

function Entry({ to, label }: { to: string; label: string }) {
  return (
    <NavLink
      to={to}
      end
      className="flex min-h-11 items-center border-l-4 border-transparent px-3 font-semibold hover:bg-base-200 aria-[current=page]:border-accent aria-[current=page]:bg-base-200"
    >
      {label}
    </NavLink>
  )
}
