import { get, getMany } from "idb-keyval"
import { z } from "zod"
import { imageMaxBytes, Photo } from "../../../contract/images.ts"
import { randomId } from "../../data/random-id.ts"
import { type ChosenPhoto, isOfProduct } from "../photos/photo-list.ts"
import { draftStore } from "../../storage/browser-store.ts"

/** In milliseconds: less than the day after which the server deletes a photo that no product uses. */
const uploadsKeptFor = 20 * 60 * 60_000

const KeptPhotos = z
  .array(z.object({ id: z.string(), isPrepared: z.boolean().optional(), url: z.string().optional() }))
  .catch([])

const storedFiles = new Map<string, Map<string, File>>()

/** Returns the entries to write: each photo's file once, and undefined for the file of a removed photo. */
export function photoEntries(form: string, photos: ChosenPhoto[]) {
  const stored = storedFilesOf(form)
  const list = photos.map(({ id, isPrepared, url }) => ({ id, isPrepared, url }))
  const entries: [string, unknown][] = [[listKey(form), list]]
  for (const { id, file } of photos) {
    // a larger one is stored once it has been scaled
    if (!file || file.size > imageMaxBytes || stored.get(id) === file) continue
    stored.set(id, file)
    entries.push([fileKey(form, id), file])
  }
  for (const id of stored.keys())
    if (photos.every((photo) => photo.id !== id)) {
      stored.delete(id)
      entries.push([fileKey(form, id), undefined])
    }
  return entries
}

/** Restores the photos of a draft saved at the time `at`; those that the server may have deleted are uploaded again. */
export async function draftedPhotos(form: string, at: number): Promise<ChosenPhoto[]> {
  const stored = storedFilesOf(form)
  const list = KeptPhotos.parse(await get(listKey(form), draftStore))
  const files = await getMany(
    list.map(({ id }) => fileKey(form, id)),
    draftStore,
  )
  const isUploadKept = at > Date.now() - uploadsKeptFor
  const photos = await Promise.all(
    list.map(async ({ url, ...photo }, index) => {
      if (isOfProduct({ ...photo, url })) return [{ ...photo, url }]
      const { data: file } = await Photo.safeParseAsync(files[index])
      if (!file) return []
      stored.set(photo.id, file)
      return [{ ...photo, file, url: isUploadKept ? url : undefined }]
    }),
  )
  return [...photos.flat(), ...(await photoOfFormerDraft(form))]
}

/** Restores the one photo of a draft from a former version. */
async function photoOfFormerDraft(form: string): Promise<ChosenPhoto[]> {
  const { data: file } = await Photo.safeParseAsync(await get(`${form}photo`, draftStore))
  return file ? [{ id: randomId(), file }] : []
}

export function forgetPhotos(form: string) {
  storedFiles.delete(form)
}

function storedFilesOf(form: string) {
  const stored = storedFiles.get(form) ?? new Map<string, File>()
  storedFiles.set(form, stored)
  return stored
}

function listKey(form: string) {
  return `${form}photos`
}

function fileKey(form: string, id: string) {
  return `${form}photo ${id}`
}
