import { useState } from "react"
import { Button } from "./button.tsx"

type Props = {
  /** `type` is the code of the problem. */
  error: { type?: string | number | undefined; message?: string | undefined } | undefined
  isBusy?: boolean
}

/**
 * What is wrong with a form as a whole, announced when it appears; with Retry where sending it again may help. Stands
 * under the button, in a line kept free for it.
 */
export function FormError({ error, isBusy = false }: Props) {
  const [latest, setLatest] = useState(error)
  // who pressed Retry keeps the focus there while it is tried
  if (!isBusy && latest !== error) setLatest(error)
  return (
    <div role="alert" className="flex min-h-6 flex-wrap items-center gap-x-4 gap-y-2">
      {latest?.message && (
        <p className={`font-medium text-error ${isBusy ? "invisible" : ""}`}>{latest.message}</p>
      )}
      {latest?.type === "unavailable" && (
        <Button type="submit" look="plain" isBusy={isBusy}>
          Retry
        </Button>
      )}
    </div>
  )
}
