import { type ReactNode, useState } from "react"

type Props = {
  title: string
  /** Names the fields inside while the group is collapsed. */
  hint: string
  /** A field inside is filled in, required or invalid. */
  isNeeded: boolean
  children: ReactNode
}

/** Fields that most people leave out: collapsed until they are opened or needed. */
export function FieldGroup({ title, hint, isNeeded, children }: Props) {
  const [isOpen, setOpen] = useState(isNeeded)
  const [wasNeeded, setWasNeeded] = useState(isNeeded)
  if (wasNeeded !== isNeeded) {
    setWasNeeded(isNeeded)
    if (isNeeded) setOpen(true)
  }
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="group mb-2 rounded-box border border-base-300 open:pb-3"
    >
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- its title is its label */}
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-3 px-4 py-2">
        <span className="grid grow">
          <span className="font-display text-lg font-bold">{title}</span>
          <span className="text-sm text-muted group-open:hidden">{hint}</span>
        </span>
        <svg
          viewBox="0 0 16 16"
          className="size-4 shrink-0 transition duration-150 group-open:rotate-180"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          aria-hidden="true"
        >
          <path d="m3 6 5 5 5-5" />
        </svg>
      </summary>
      <div className="grid gap-2 px-4 pt-2">{children}</div>
    </details>
  )
}
