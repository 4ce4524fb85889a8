import { get, getMany } from "idb-keyval"
import { z } from "zod"
import { imageMaxBytes, Photo } from "../../../contract/images.ts"
import { type ChosenPhoto, newPhotoId } from "../photos/photo-list.ts"
import { draftStore } from "./draft-store.ts"

/** In milliseconds: the server deletes a photo that no product took within a day. */
const uploadsKeptFor = 20 * 60 * 60_000

const KeptPhotos = z
  .array(z.object({ id: z.string(), isPrepared: z.boolean().optional(), url: z.string().optional() }))
  .catch([])

const storedFiles = new Map<string, File>()

/** What has to be written of them: a photo's file only once, and none of a photo that was removed. */
export function photoEntries(photos: ChosenPhoto[]) {
  const list = photos.map(({ id, isPrepared, url }) => ({ id, isPrepared, url }))
  const entries: [string, unknown][] = [["photos", list]]
  for (const { id, file } of photos) {
    // a larger one is stored when it has been made smaller
    if (!file || file.size > imageMaxBytes || storedFiles.get(id) === file) continue
    storedFiles.set(id, file)
    entries.push([keyOf(id), file])
  }
  for (const id of storedFiles.keys())
    if (photos.every((photo) => photo.id !== id)) {
      storedFiles.delete(id)
      entries.push([keyOf(id), undefined])
    }
  return entries
}

/** The photos of a draft of that time, which are uploaded again where the server has deleted them. */
export async function draftedPhotos(at: number): Promise<ChosenPhoto[]> {
  const list = KeptPhotos.parse(await get("photos", draftStore))
  const files = await getMany(
    list.map(({ id }) => keyOf(id)),
    draftStore,
  )
  const isUploadKept = at > Date.now() - uploadsKeptFor
  const photos = await Promise.all(
    list.map(async ({ url, ...photo }, index) => {
      const { data: file } = await Photo.safeParseAsync(files[index])
      if (!file) return []
      storedFiles.set(photo.id, file)
      return [{ ...photo, file, url: isUploadKept ? url : undefined }]
    }),
  )
  return [...photos.flat(), ...(await photoOfFormerDraft())]
}

/** A draft from before there could be several photos. */
async function photoOfFormerDraft(): Promise<ChosenPhoto[]> {
  const { data: file } = await Photo.safeParseAsync(await get("photo", draftStore))
  return file ? [{ id: newPhotoId(), file }] : []
}

export function forgetPhotos() {
  storedFiles.clear()
}

function keyOf(id: string) {
  return `photo ${id}`
}
