import { Link } from "react-router"
import { confirmationSeconds } from "../../contract/identity.ts"
import { confirmEmail } from "../data/identity.ts"
import { Outcome } from "../ui/outcome.tsx"
import type { Route } from "./+types/confirm-email.ts"
import { LinkForm } from "../ui/link-form.tsx"

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
      instead={<Instead />}
      elsewhere={<Elsewhere />}
    >
      Press CONFIRM to show us that this email is yours.
    </LinkForm>
  )
}

function Confirmed() {
  return (
    <>
      <Outcome className="font-semibold text-success">Thank you! Your address is confirmed.</Outcome>
      <Link to="/dashboard" className="btn btn-primary">
        Go to your dashboard
      </Link>
    </>
  )
}

/** Whoever sets a new password by mail shows the same. */
function Instead() {
  return (
    <>
      <p>
        It is older than {confirmationSeconds / 3600} hours, or a part of it is missing. If you confirmed
        before, nothing is left to do. Otherwise a new password, asked for by email, confirms your address
        too.
      </p>
      <Link to="/forgot-password" className="btn btn-primary">
        Ask for a new password
      </Link>
    </>
  )
}

function Elsewhere() {
  return (
    <>
      <Link to="/login?from=/confirm-email" className="btn btn-primary">
        LOGIN
      </Link>
      <Link to="/forgot-password" className="link font-bold">
        Choose a new password
      </Link>
    </>
  )
}
