import { useEffect, useState, useSyncExternalStore } from "react"
import { useWatch } from "react-hook-form"
import { photoMissing } from "#texts/add-product"
import { isProblem, ProblemError, unreachable } from "../../data/problem.ts"
import { randomId } from "../../data/random-id.ts"
import type { ProductForm } from "../product-form/use-product-form.ts"
import {
  type ChosenPhoto,
  moved,
  movedTo,
  neighbourOf,
  withAdded,
  withChanged,
  without,
  withRestored,
} from "./photo-list.ts"
import { createUploads } from "./photo-uploads.ts"

export type Photos = ReturnType<typeof usePhotos>

type Removed = { id: string; before: ChosenPhoto[] }

const none: ChosenPhoto[] = []

export function usePhotos(form: ProductForm) {
  const { all, selected, show, currentPhotos, update } = usePhotoList(form)
  const [removed, setRemoved] = useState<Removed>()
  const [isSettling, setSettling] = useState(false)
  const { uploads, current } = useUploads(currentPhotos, update)

  function add(files: File[]) {
    const before = currentPhotos().length
    update((photos) => withAdded(photos, files.map(toChosen)))
    const added = currentPhotos().slice(before)
    for (const photo of added) uploads.start(photo)
    if (added[0]) show(added[0].id)
    if (added.length > 0) form.clearErrors("photos")
  }

  function remove(id: string) {
    const before = currentPhotos()
    setRemoved({ id, before })
    show(neighbourOf(before, id))
    uploads.forget(id)
    update((photos) => without(photos, id))
  }

  function restore() {
    if (!removed) return
    update((photos) => withRestored(photos, removed.before, removed.id))
    for (const photo of currentPhotos()) uploads.start(photo)
    show(removed.id)
    setRemoved(undefined)
  }

  return {
    all,
    selected,
    isSettling,
    show,
    uploads: current,
    add,
    remove,
    canRestore: removed !== undefined,
    restore,
    move: (id: string, overId: string) => update((photos) => moved(photos, id, overId)),
    moveTo: (id: string, index: number) => update((photos) => movedTo(photos, id, index)),
    stop: uploads.stop,
    retry: () => currentPhotos().forEach(uploads.start),
    /** Uploads all again: the server may have deleted those of a draft. */
    sendAgain: () =>
      update((photos) => photos.map((photo) => (photo.file ? { ...photo, url: undefined } : photo))),
    /** Waits for all uploads. Throws the problem of the first that has failed. */
    async settle() {
      setSettling(true)
      await uploads.settle(currentPhotos()).finally(() => setSettling(false))
      const failed = uploads.firstFailed(currentPhotos())
      if (!failed) return currentPhotos()
      show(failed.id)
      throw notAllSent(failed.error)
    },
  }
}

function usePhotoList(form: ProductForm) {
  const all = useWatch({ control: form.control, name: "photos" }) ?? none
  const [selectedId, show] = useState<string>()
  const selected = all.find(({ id }) => id === selectedId) ?? all[0]

  function currentPhotos() {
    return form.getValues("photos") ?? none
  }

  function update(change: (photos: ChosenPhoto[]) => ChosenPhoto[]) {
    form.setValue("photos", change(currentPhotos()), { shouldDirty: true })
  }

  return { all, selected, show, currentPhotos, update }
}

type Update = (change: (photos: ChosenPhoto[]) => ChosenPhoto[]) => void

function useUploads(currentPhotos: () => ChosenPhoto[], update: Update) {
  const [uploads] = useState(() =>
    createUploads((id, change) => update((photos) => withChanged(photos, id, change))),
  )
  const current = useSyncExternalStore(uploads.subscribe, uploads.current, uploads.current)
  useEffect(() => {
    for (const photo of currentPhotos()) uploads.start(photo)
    return uploads.forgetAll
    // oxlint-disable-next-line react/exhaustive-deps -- starts the uploads of a draft, once
  }, [uploads])
  return { uploads, current }
}

function toChosen(file: File): ChosenPhoto {
  return { id: randomId(), file }
}

/** The reason of the failure is shown at the photo. */
function notAllSent(error: unknown) {
  const { status, code } = isProblem(error) ? error : unreachable
  return new ProblemError({ status, code, detail: photoMissing })
}
