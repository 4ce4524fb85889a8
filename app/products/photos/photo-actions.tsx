import * as texts from "#texts/add-product"
import { Button } from "../../ui/button.tsx"
import type { Photos } from "./use-photos.ts"

export function PhotoActions({ photos }: { photos: Photos }) {
  const { all, selected } = photos
  const index = all.findIndex((photo) => photo === selected)
  return (
    <div className="flex min-h-11 flex-wrap gap-2">
      {selected && all.length > 1 && (
        <>
          <Move
            label={texts.moveEarlier}
            isPossible={index > 0}
            onMove={() => photos.moveTo(selected.id, index - 1)}
          >
            <path d="m10 3-5 5 5 5" />
          </Move>
          <Move
            label={texts.moveLater}
            isPossible={index < all.length - 1}
            onMove={() => photos.moveTo(selected.id, index + 1)}
          >
            <path d="m6 3 5 5-5 5" />
          </Move>
        </>
      )}
      {selected && (
        <Button look="plain" onClick={() => photos.remove(selected.id)}>
          {texts.removePhoto}
        </Button>
      )}
      {photos.canRestore && (
        <Button look="plain" aria-label={`${texts.undo}: ${texts.removePhoto}`} onClick={photos.restore}>
          {texts.undo}
        </Button>
      )}
    </div>
  )
}

type MoveProps = { label: string; isPossible: boolean; onMove: () => void; children: React.ReactNode }

/** `aria-disabled`, because a disabled button would lose the focus. */
function Move({ label, isPossible, onMove, children }: MoveProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={!isPossible}
      onClick={isPossible ? onMove : undefined}
      className="btn btn-square border-edge bare aria-disabled:border-dashed aria-disabled:text-muted aria-disabled:opacity-60"
    >
      <svg
        viewBox="0 0 16 16"
        className="size-5"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        aria-hidden="true"
      >
        {children}
      </svg>
    </button>
  )
}
