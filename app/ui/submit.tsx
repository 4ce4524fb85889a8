import * as texts from "#texts/forms"
import { retry } from "#texts/page"
import { type ComponentProps, type MouseEvent, type ReactNode, useState } from "react"
import { Link } from "react-router"
import { Button } from "./button.tsx"

type Props = Pick<ComponentProps<typeof Button>, "isBusy" | "disabled" | "className"> & {
  /** `type` is the code of the problem. */
  error: { type?: string | number | undefined; message?: string | undefined } | undefined
  /** Retries only the failed step; without it Retry submits the form again. */
  onRetry?: (() => void) | undefined
  /** Shown above the button while there is no error. */
  note?: ReactNode
  /** What the button says. */
  children: string
}

/** The submit button, labelled Retry after a network failure, and above it the error of the whole form, in reserved lines. */
export function Submit({ error, isBusy = false, onRetry, note, children, ...button }: Props) {
  const [latest, setLatest] = useState(error)
  // the error stays while the form is submitted again
  if (!isBusy && latest !== error) setLatest(error)
  function press(event: MouseEvent) {
    if (!onRetry) return
    event.preventDefault()
    onRetry()
  }
  return (
    <>
      <div className="failure-lines grid text-sm/5 *:col-start-1 *:row-start-1">
        <div role="alert">
          {latest?.message && (
            <p className={`font-medium text-error ${isBusy ? "invisible" : ""}`}>
              {latest.message}
              {latest.type === "email-unconfirmed" && <ToAccount />}
            </p>
          )}
        </div>
        {note}
      </div>
      <Button {...button} type="submit" isBusy={isBusy} onClick={press}>
        {latest?.type === "unavailable" ? retry : children}
      </Button>
    </>
  )
}

function ToAccount() {
  return (
    <>
      {" "}
      <Link to="/dashboard/account" className="link">
        {texts.toAccount}
      </Link>
    </>
  )
}
