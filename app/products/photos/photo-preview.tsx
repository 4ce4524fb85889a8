import { lazy, Suspense } from "react"
import * as texts from "#texts/add-product"
import { loadChunk } from "../../document/load-chunk.ts"
import { PhotoActions } from "./photo-actions.tsx"
import type { ChosenPhoto } from "./photo-list.ts"
import { PhotoProgress } from "./photo-progress.tsx"
import { Picture } from "./picture.tsx"
import type { Photos } from "./use-photos.ts"

const SortablePhotos = lazy(async () => {
  const { SortablePhotos: row } = await loadChunk(() => import("./sortable-photos.tsx"))
  return { default: row }
})

/** The selected photo as buyers see it, and all photos in their order. Its space is reserved. */
export function PhotoPreview({ photos, isOver }: { photos: Photos; isOver: boolean }) {
  const { all, selected } = photos
  return (
    <div className="grid min-w-0 content-start gap-2 sm:col-start-1 sm:row-span-2 sm:row-start-2">
      <div
        className={`relative grid aspect-4/3 place-items-center overflow-hidden rounded-box border bg-base-200 ${selected && !isOver ? "border-base-300" : "border-dashed border-edge"} ${isOver ? "outline-3 outline-accent" : ""}`}
      >
        {selected ? (
          <SelectedPhoto photos={photos} photo={selected} />
        ) : (
          <p className="p-3 text-center text-sm text-muted">{isOver ? texts.dropHere : texts.photoComes}</p>
        )}
      </div>
      {all.length > 1 && (
        <Suspense fallback={<div className="h-12" />}>
          <SortablePhotos photos={photos} />
        </Suspense>
      )}
      <PhotoActions photos={photos} />
    </div>
  )
}

function SelectedPhoto({ photos, photo }: { photos: Photos; photo: ChosenPhoto }) {
  const index = photos.all.indexOf(photo)
  return (
    <>
      <Picture
        photo={photo}
        alt={texts.photoPreview}
        isPrepared={photos.uploads.get(photo.id)?.step !== "preparing"}
      />
      {index === 0 && (
        <span className="absolute top-2 left-2 rounded-sm bg-neutral px-2 py-0.5 text-sm font-semibold text-neutral-content">
          {texts.firstPhoto}
        </span>
      )}
      {photos.all.length > 1 && (
        <span className="absolute top-2 right-2 rounded-sm bg-neutral px-2 py-0.5 text-sm text-neutral-content tabular-nums">
          {texts.photoOf(index + 1, photos.all.length)}
        </span>
      )}
      <PhotoProgress
        upload={photos.uploads.get(photo.id)}
        onStop={() => photos.stop(photo.id)}
        onRetry={photos.retry}
      />
    </>
  )
}
