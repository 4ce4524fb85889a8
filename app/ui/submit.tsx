import * as texts from "#texts/forms"
import { retry } from "#texts/page"
import { type ComponentProps, type MouseEvent, type ReactNode, useState } from "react"
import { Link } from "react-router"
import type { PagePath } from "../../contract/pages.ts"
import { Button } from "./button.tsx"

type Props = Pick<ComponentProps<typeof Button>, "look" | "isBusy" | "disabled" | "className"> & {
  error:
    | { type?: string | number | undefined; message?: string | undefined; lang?: string | undefined }
    | undefined
  /** Retries only the step that failed; by default the form is submitted again. */
  onRetry?: (() => void) | undefined
  note?: ReactNode
  children: string
}

/** Labelled Retry after a network failure; reserves lines for the form's error. */
export function Submit({ error, isBusy = false, onRetry, note, children, ...button }: Props) {
  const [latest, setLatest] = useState(error)
  // keeps the error while the form is submitted again
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
            <p lang={latest.lang} className={`font-medium text-error ${isBusy ? "invisible" : ""}`}>
              {latest.message}
              {latest.type === "email-unconfirmed" && <Way to="/dashboard/account">{texts.toAccount}</Way>}
              {latest.type === "already-booked" && <Way to="/dashboard/myorders">{texts.toOrders}</Way>}
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

function Way({ to, children }: { to: PagePath; children: string }) {
  return (
    <>
      {" "}
      <Link to={to} className="link">
        {children}
      </Link>
    </>
  )
}
