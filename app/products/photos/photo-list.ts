import { maxPhotos } from "../../../contract/product-facts.ts"

export type ChosenPhoto = {
  id: string
  /** Undefined if the product has the photo already. */
  file?: File | undefined
  isPrepared?: boolean | undefined
  url?: string | undefined
}

/** Whether the product has the photo already; the photo's id is then its URL. */
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

/** Puts a removed photo back in its place; `before` is the list before the removal. */
export function withRestored(photos: ChosenPhoto[], before: ChosenPhoto[], id: string) {
  const index = before.findIndex((photo) => photo.id === id)
  const removed = before[index]
  if (!removed || photos.some((photo) => photo.id === id)) return photos
  return photos.toSpliced(index, 0, removed).slice(0, maxPhotos)
}

/** Moves a photo to the place of the photo `overId`; a no-op if either was removed meanwhile. */
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

/** Merges `change` into a photo; a no-op if the photo was removed meanwhile. */
export function withChanged(photos: ChosenPhoto[], id: string, change: Partial<ChosenPhoto>) {
  return photos.map((photo) => (photo.id === id ? { ...photo, ...change } : photo))
}

export function neighbourOf(photos: ChosenPhoto[], id: string) {
  const index = photos.findIndex((photo) => photo.id === id)
  return (photos[index + 1] ?? photos[index - 1])?.id
}

/** Returns the photos as fields of a product: the first is its `productPhoto`. */
export function toProductPhotos(photos: ChosenPhoto[]) {
  const productPhotos = photos.flatMap(({ url }) => url ?? [])
  return { productPhoto: productPhotos[0] ?? "", productPhotos }
}
