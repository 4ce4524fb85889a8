import { Button } from "../ui/button.tsx"

type Props = {
  id: string
  says: string
  /** What it offers to do about it. */
  act: string
  isBusy: boolean
  /** Its lines stay free, so that nothing moves under a finger. */
  isOver?: boolean
  onAct: () => void
}

/** Why the form is not empty and how to empty it, or the other way round. */
export function DraftNotice({ id, says, act, isBusy, isOver = false, onAct }: Props) {
  return (
    <div
      className={`mb-2 flex flex-wrap items-center justify-between gap-3 rounded-box border-l-4 border-accent bg-base-200 p-3 ${isOver ? "invisible" : ""}`}
    >
      <output>
        {/* an output by itself is named by its labels, not by its words (HTML-AAM) */}
        <span id={id}>{says}</span>
      </output>
      <Button look="plain" disabled={isBusy} onClick={onAct}>
        {act}
      </Button>
    </div>
  )
}
