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
  return [{ title: "Dashboard - Backline" }]
}

type Step = { to: PagePath; label: string; hint: string }

const account: Step = {
  to: "/dashboard/account",
  label: "See my account",
  hint: "The password, and where it is in use.",
}

const nextSteps: Record<Role, Step[]> = {
  Seller: [
    { to: "/dashboard/addproducts", label: "Add a product", hint: "A photo, a price, a few honest words." },
    { to: "/dashboard/myproducts", label: "See my products", hint: "Advertise them, and see what is sold." },
    account,
  ],
  Buyer: [
    { to: "/categories", label: "Explore products", hint: "Nine categories of gear that has been played." },
    { to: "/dashboard/myorders", label: "See my orders", hint: "Pay for what you booked." },
    { to: "/dashboard/wishlist", label: "See my wishlist", hint: "What you did not want to lose sight of." },
    account,
  ],
  admin: [
    {
      to: "/dashboard/allsellers",
      label: "See all sellers",
      hint: "Verify those who have shown who they are.",
    },
    { to: "/dashboard/allbuyers", label: "See all buyers", hint: "Everyone who looks for gear here." },
    {
      to: "/dashboard/contact",
      label: "Read messages",
      hint: "What people wrote in GET\u00A0IN\u00A0TOUCH.",
    },
    { to: "/dashboard/community", label: "See the community", hint: "Who wants to hear from us." },
    {
      to: "/dashboard/audit",
      label: "Read the audit log",
      hint: "What admins did, and every step of money.",
    },
    account,
  ],
}

export default function DashboardHome() {
  return <RequireSession>{(known) => <Home {...known} />}</RequireSession>
}

function Home({ user, role }: SessionWithRole) {
  // nothing moves when they come
  if (useAreNoticesLoading(role)) return <Loading title="Dashboard" />
  return (
    <div className="grid gap-8">
      <h1 className="text-heading">
        Welcome, <bdi>{user.name}</bdi>!
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

/** In threes where that leaves no gap. */
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
