import { Button } from "./button.tsx"

type Props = {
  /** `type` is the code of the problem. */
  error: { type?: string | number | undefined; message?: string | undefined } | undefined
  isBusy?: boolean
}

/** What is wrong with a form as a whole, announced when it appears; with Retry where sending it again may help. */
export function FormError({ error, isBusy = false }: Props) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-4 empty:hidden">
      {error?.message && <p className="font-medium text-error">{error.message}</p>}
      {error?.type === "unavailable" && (
        <Button type="submit" look="plain" isBusy={isBusy}>
          Retry
        </Button>
      )}
    </div>
  )
}
