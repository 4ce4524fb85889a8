import { maxPhotos } from "../../../contract/product-facts.ts"

export type ChosenPhoto = {
  id: string
  /** Missing where the product has the photo already. */
  file?: File | undefined
  isPrepared?: boolean | undefined
  url?: string | undefined
}

/** Shown by the product already; its address is its id. */
export function isOfProduct({ id, url }: ChosenPhoto) {
  return id === url
}

export function ofProduct(url: string): ChosenPhoto {
  return { id: url, url }
}

export function withAdded(photos: ChosenPhoto[], added: ChosenPhoto[]) {
  return [...photos, ...added].slice(0, maxPhotos)
}

export function without(photos: ChosenPhoto[], id: string) {
  return photos.filter((photo) => photo.id !== id)
}

/** With a removed photo at its place again; `before` are the photos as they were with it. */
export function withRestored(photos: ChosenPhoto[], before: ChosenPhoto[], id: string) {
  const index = before.findIndex((photo) => photo.id === id)
  const removed = before[index]
  if (!removed || photos.some((photo) => photo.id === id)) return photos
  return photos.toSpliced(index, 0, removed).slice(0, maxPhotos)
}

/** To the place of the photo `overId`. Unchanged where either was removed meanwhile. */
export function moved(photos: ChosenPhoto[], id: string, overId: string) {
  return movedTo(
    photos,
    id,
    photos.findIndex((photo) => photo.id === overId),
  )
}

export function movedTo(photos: ChosenPhoto[], id: string, to: number) {
  const from = photos.findIndex((photo) => photo.id === id)
  const photo = photos[from]
  if (!photo || from === to || to < 0 || to >= photos.length) return photos
  return photos.toSpliced(from, 1).toSpliced(to, 0, photo)
}

/** With what became known of one of them; without it where it was removed meanwhile. */
export function withChanged(photos: ChosenPhoto[], id: string, change: Partial<ChosenPhoto>) {
  return photos.map((photo) => (photo.id === id ? { ...photo, ...change } : photo))
}

export function neighbourOf(photos: ChosenPhoto[], id: string) {
  const index = photos.findIndex((photo) => photo.id === id)
  return (photos[index + 1] ?? photos[index - 1])?.id
}

/** As a product says them: the first is its `productPhoto`. */
export function toProductPhotos(photos: ChosenPhoto[]) {
  const productPhotos = photos.flatMap(({ url }) => url ?? [])
  return { productPhoto: productPhotos[0] ?? "", productPhotos }
}
