import { Link } from "react-router"
import type { Role } from "../../contract/users.ts"
import type { Route } from "./+types/home.ts"
import { Gallery } from "./drawings/gallery.tsx"
import { SignedIn } from "./guard.tsx"

export function meta(): Route.MetaDescriptors {
  return [{ title: "Dashboard - Backline" }]
}

const nextSteps: Record<Role, { to: string; label: string; hint: string }[]> = {
  Seller: [
    { to: "/dashboard/addproducts", label: "Add a product", hint: "A photo, a price, a few honest words." },
    { to: "/dashboard/myproducts", label: "See my products", hint: "Advertise them, and see what is sold." },
  ],
  Buyer: [
    { to: "/categories", label: "Explore products", hint: "Nine categories of gear that has been played." },
    { to: "/dashboard/myorders", label: "See my orders", hint: "Pay for what you booked." },
    { to: "/dashboard/wishlist", label: "See my wishlist", hint: "What you did not want to lose sight of." },
  ],
  admin: [
    {
      to: "/dashboard/allsellers",
      label: "See all sellers",
      hint: "Verify those who have shown who they are.",
    },
    { to: "/dashboard/contact", label: "Read messages", hint: "What people wrote in GET IN TOUCH." },
  ],
}

export default function DashboardHome() {
  return (
    <SignedIn>
      {({ user, role }) => (
        <div className="grid gap-8">
          <h1 className="text-heading">Welcome, {user.name}!</h1>
          <ul className="grid gap-3 sm:grid-cols-2">
            {role && nextSteps[role].map((step) => <NextStep key={step.to} {...step} />)}
          </ul>
          <Gallery />
        </div>
      )}
    </SignedIn>
  )
}

function NextStep({ to, label, hint }: { to: string; label: string; hint: string }) {
  return (
    <li className="grid">
      <Link to={to} className="corners grid content-start gap-1 bg-base-200 p-5 hover:bg-base-300">
        <span className="text-lead font-bold">{label}</span>
        <span className="text-muted">{hint}</span>
      </Link>
    </li>
  )
}
