import { Link } from "react-router"
import { confirmEmail } from "../session.ts"
import { Outcome } from "../ui/outcome.tsx"
import type { Route } from "./+types/confirm-email.ts"
import { LinkForm } from "./link-form.tsx"

export function meta(): Route.MetaDescriptors {
  return [{ title: "Confirm Email - Backline" }]
}

export default function ConfirmEmailScreen() {
  return (
    <LinkForm
      title="Confirm your address"
      label="CONFIRM"
      send={confirmEmail}
      done={<Confirmed />}
      doneTitle="Address confirmed"
      instead={<ToDashboard />}
    >
      Press CONFIRM to show us that this email is yours.
    </LinkForm>
  )
}

function Confirmed() {
  return (
    <>
      <Outcome className="font-semibold text-success">Thank you! Your address is confirmed.</Outcome>
      <ToDashboard />
    </>
  )
}

function ToDashboard() {
  return (
    <Link to="/dashboard" className="btn btn-primary">
      Go to your dashboard
    </Link>
  )
}
