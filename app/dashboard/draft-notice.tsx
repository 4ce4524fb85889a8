import { Button } from "../ui/button.tsx"

/** Why the form is not empty, and how to empty it. */
export function DraftNotice({ isBusy, onStartAfresh }: { isBusy: boolean; onStartAfresh: () => void }) {
  return (
    <div className="mb-2 flex flex-wrap items-center justify-between gap-3 rounded-box border-l-4 border-accent bg-base-200 p-3">
      <output>We kept what you had begun here.</output>
      <Button look="plain" disabled={isBusy} onClick={onStartAfresh}>
        START AFRESH
      </Button>
    </div>
  )
}
