import * as texts from "#texts/lists"
import { type ReactNode, useId, useLayoutEffect, useRef } from "react"

type Props = { title: ReactNode; onClose: () => void; children: ReactNode }

/** A native modal dialog, open while it is rendered; a sheet on small screens. */
export function Dialog({ title, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  // closed before it is removed, so that the browser restores the focus
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  function closed() {
    // strict mode opens it twice: the close event comes when it is open again, or another dialog has replaced it
    if (dialog.current?.open === false) onClose()
  }
  return (
    <dialog ref={dialog} aria-labelledby={id} onClose={closed} className="modal modal-bottom sm:modal-middle">
      <div className="sheet-box modal-box grid content-start gap-4 max-sm:gap-2 border border-t-4 border-base-300 border-t-accent bg-base-200 text-start text-base">
        <form method="dialog" className="flex items-start justify-between gap-4">
          <h2 id={id} className="pt-1 text-xl sm:text-2xl">
            {title}
          </h2>
          <button className="btn -mt-2 -mr-2 btn-square text-2xl btn-ghost" aria-label={texts.close}>
            <span aria-hidden="true">×</span>
          </button>
        </form>
        {children}
      </div>
      <form method="dialog" className="modal-backdrop">
        {/* ignores the second tap of a double tap, whose first tap has opened the dialog */}
        <button
          tabIndex={-1}
          aria-hidden="true"
          onClick={(event) => event.detail > 1 && event.preventDefault()}
        />
      </form>
    </dialog>
  )
}
