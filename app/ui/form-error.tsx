import { type ReactNode, useState } from "react"
import { Button } from "./button.tsx"

type Props = {
  /** `type` is the code of the problem. */
  error: { type?: string | number | undefined; message?: string | undefined } | undefined
  isBusy?: boolean
  /** Stands in the same place while nothing is wrong. */
  children?: ReactNode
}

/**
 * What is wrong with a form as a whole, announced when it appears. Stands above the button, in lines kept free for it;
 * Retry, where sending it again may help, stands last in the form's grid, so that the button stays where it is.
 */
export function FormError({ error, isBusy = false, children }: Props) {
  const [latest, setLatest] = useState(error)
  // who pressed Retry keeps the focus there while it is tried
  if (!isBusy && latest !== error) setLatest(error)
  return (
    <>
      <div className="failure-lines grid text-sm/5 *:col-start-1 *:row-start-1">
        <div role="alert">
          {latest?.message && (
            <p className={`font-medium text-error ${isBusy ? "invisible" : ""}`}>{latest.message}</p>
          )}
        </div>
        {children}
      </div>
      {latest?.type === "unavailable" && (
        <Button type="submit" look="plain" isBusy={isBusy} className="order-last">
          Retry
        </Button>
      )}
    </>
  )
}
