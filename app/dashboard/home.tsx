import * as texts from "#texts/dashboard"
import { titled } from "#texts/page"
import { Link } from "react-router"
import type { PagePath } from "../../contract/pages.ts"
import type { Role } from "../../contract/users.ts"
import type { Route } from "./+types/home.ts"
import { Arrow } from "../ui/arrow.tsx"
import { Gallery } from "./drawings/gallery.tsx"
import { Loading } from "../ui/loading.tsx"
import { type SessionWithRole, RequireSession } from "./guard.tsx"
import { OwnMailNotice, RefusedMailsNotice, useAreNoticesLoading } from "../mails/mail-notices.tsx"

export function meta(): Route.MetaDescriptors {
  return [{ title: titled(texts.dashboard) }]
}

type Step = { to: PagePath; label: string; hint: string }

const account: Step = { to: "/dashboard/account", ...texts.steps.account }

const nextSteps: Record<Role, Step[]> = {
  Seller: [
    { to: "/dashboard/addproducts", ...texts.steps.addProduct },
    { to: "/dashboard/myproducts", ...texts.steps.myProducts },
    account,
  ],
  Buyer: [
    { to: "/categories", ...texts.steps.explore },
    { to: "/dashboard/myorders", ...texts.steps.myOrders },
    { to: "/dashboard/wishlist", ...texts.steps.wishlist },
    account,
  ],
  admin: [
    { to: "/dashboard/allsellers", ...texts.steps.allSellers },
    { to: "/dashboard/allbuyers", ...texts.steps.allBuyers },
    { to: "/dashboard/contact", ...texts.steps.messages },
    { to: "/dashboard/community", ...texts.steps.community },
    { to: "/dashboard/audit", ...texts.steps.auditLog },
    account,
  ],
}

export default function DashboardHome() {
  return <RequireSession>{(known) => <Home {...known} />}</RequireSession>
}

function Home({ user, role }: SessionWithRole) {
  // space is reserved for the figures
  if (useAreNoticesLoading(role)) return <Loading title={texts.dashboard} />
  return (
    <div className="grid gap-8">
      <h1 className="text-heading">
        {texts.welcome.before}
        <bdi>{user.name}</bdi>
        {texts.welcome.after}
      </h1>
      <MailNotices role={role} />
      <NextSteps steps={nextSteps[role]} />
      <Gallery />
    </div>
  )
}

function MailNotices({ role }: { role: Role }) {
  return (
    <div className="grid empty:hidden">
      <OwnMailNotice />
      {role === "admin" && <RefusedMailsNotice />}
    </div>
  )
}

function NextSteps({ steps }: { steps: Step[] }) {
  return (
    <ul className={`grid gap-3 ${steps.length % 3 === 0 ? "md:grid-cols-3" : "md:grid-cols-2"}`}>
      {steps.map((step) => (
        <NextStep key={step.to} {...step} />
      ))}
    </ul>
  )
}

function NextStep({ to, label, hint }: Step) {
  return (
    <li className="grid">
      <Link to={to} className="corners flex items-center gap-3 bg-base-200 p-5 hover:bg-base-300">
        <span className="grid grow gap-1 self-start">
          <span className="text-lg leading-tight font-bold">{label}</span>
          <span className="text-balance text-muted">{hint}</span>
        </span>
        <Arrow to="on" className="size-6 text-muted" />
      </Link>
    </li>
  )
}
