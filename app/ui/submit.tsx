import { type ComponentProps, type MouseEvent, type ReactNode, useState } from "react"
import { Link } from "react-router"
import { Button } from "./button.tsx"

type Props = Pick<ComponentProps<typeof Button>, "isBusy" | "disabled" | "className"> & {
  /** `type` is the code of the problem. */
  error: { type?: string | number | undefined; message?: string | undefined } | undefined
  /** Tries only what is left to do; without it Retry sends the form again. */
  onRetry?: (() => void) | undefined
  /** Stands over the button while nothing is wrong. */
  note?: ReactNode
  /** What the button says. */
  children: string
}

/**
 * The end of a form: what is wrong with it as a whole, announced when it appears, in lines kept free for it; and its
 * button, which says Retry where trying again may help.
 */
export function Submit({ error, isBusy = false, onRetry, note, children, ...button }: Props) {
  const [latest, setLatest] = useState(error)
  // it goes on saying so while it is tried
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
        {latest?.type === "unavailable" ? "Retry" : children}
      </Button>
    </>
  )
}

function ToAccount() {
  return (
    <>
      {" "}
      <Link to="/dashboard/account" className="link">
        Go to your account
      </Link>
    </>
  )
}
