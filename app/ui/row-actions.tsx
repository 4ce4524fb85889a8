import { type ReactNode, useState } from "react"
import { moreOf } from "#texts/lists"
import { Button } from "./button.tsx"
import { Dialog } from "./dialog.tsx"

type Props = {
  name: string
  /** In the row at every width. */
  main?: ReactNode
  /** Applies from 1280 px. */
  className?: string
  /** In the menu at every width. */
  renderMore?: Actions
  children: Actions
}

/** `onDone` closes the surrounding menu after an action that keeps the row. */
type Actions = (onDone?: () => void) => ReactNode

/** The actions of a row; below 1280 px all but `main` are in a menu. */
export function RowActions({ name, main, className = "", renderMore, children }: Props) {
  return (
    <span className={`grid w-full items-center gap-2 xl:w-fit ${className}`}>
      {main && <span className="grid pt-2 xl:contents">{main}</span>}
      <span className="hidden xl:contents">{children()}</span>
      <RowMenu name={name} className={renderMore ? "" : "xl:hidden"}>
        {(onDone) => (
          <>
            {renderMore?.(onDone)}
            <span className="contents xl:hidden">{children(onDone)}</span>
          </>
        )}
      </RowMenu>
    </span>
  )
}

type MenuProps = { name: string; className?: string; children: (onDone: () => void) => ReactNode }

/** Below 1280 px the button is in the corner of the row. */
export function RowMenu({ name, className = "", children }: MenuProps) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button
        look="plain"
        className={`max-xl:absolute max-xl:top-1 max-xl:right-1 max-xl:btn-square max-xl:border-transparent ${className}`}
        aria-label={moreOf(name)}
        onClick={() => setOpen(true)}
      >
        <svg viewBox="0 0 4 16" className="h-5 xl:rotate-90" fill="currentColor" aria-hidden="true">
          <path d="M2 0a2 2 0 1 1 0 4 2 2 0 0 1 0-4m0 6a2 2 0 1 1 0 4 2 2 0 0 1 0-4m0 6a2 2 0 1 1 0 4 2 2 0 0 1 0-4" />
        </svg>
      </Button>
      {isOpen && (
        <Dialog title={<bdi>{name}</bdi>} onClose={close}>
          <div className="grid gap-2">{children(close)}</div>
        </Dialog>
      )}
    </>
  )
}
