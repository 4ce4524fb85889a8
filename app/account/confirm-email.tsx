import { logIn } from "#texts/account"
import * as texts from "#texts/recovery"
import { titled } from "#texts/page"
import { Link } from "react-router"
import { confirmationSeconds } from "../../contract/identity.ts"
import { confirmEmail } from "../data/identity.ts"
import { Outcome } from "../ui/outcome.tsx"
import type { Route } from "./+types/confirm-email.ts"
import { LinkForm } from "../ui/link-form.tsx"

export function meta(): Route.MetaDescriptors {
  return [{ title: titled(texts.confirmEmail) }]
}

export default function ConfirmEmailScreen() {
  return (
    <LinkForm
      title={texts.confirmAddress}
      label={texts.confirm}
      send={confirmEmail}
      done={<Confirmed />}
      doneTitle={texts.addressConfirmed}
      instead={<Instead />}
      logInFirst={<LogInFirst />}
    >
      {texts.pressConfirm}
    </LinkForm>
  )
}

function Confirmed() {
  return (
    <>
      <Outcome className="font-semibold text-success">{texts.thankYou}</Outcome>
      <Link to="/dashboard" className="btn btn-primary">
        {texts.toDashboard}
      </Link>
    </>
  )
}

function Instead() {
  return (
    <>
      <p>{texts.linkTooOld(confirmationSeconds / 3600)}</p>
      <Link to="/forgot-password" className="btn btn-primary">
        {texts.askNewPassword}
      </Link>
    </>
  )
}

function LogInFirst() {
  return (
    <>
      <Link to="/login?from=/confirm-email" className="btn btn-primary">
        {logIn}
      </Link>
      <Link to="/forgot-password" className="link font-bold">
        {texts.choosePassword}
      </Link>
    </>
  )
}
