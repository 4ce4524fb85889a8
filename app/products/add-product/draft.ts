import { queryOptions } from "@tanstack/react-query"
import { clear, get, promisifyRequest, set, setMany, type UseStore } from "idb-keyval"
import { z } from "zod"
import { Photo } from "../../../contract/images.ts"
import { conditions } from "../../../contract/products.ts"
import { lastKnownUser } from "../../access-token.ts"
import { draftDatabase } from "../../session.ts"
import { warnNotStored } from "../../warn-not-stored.ts"

const keptFor = 7 * 24 * 60 * 60_000

const text = z.string().optional().catch(undefined)
const number = z.number().optional().catch(undefined)

const Typed = z.object({
  productName: text,
  categoryId: text,
  productCondition: z.enum(conditions).optional().catch(undefined),
  sellingPrice: number,
  buyingPrice: number,
  timeUsed: text,
  phoneNumber: text,
  location: text,
  productDescription: text,
})

const Kept = z.object({ person: z.string(), at: z.number(), typed: Typed })

const Submission = z.object({ photo: z.string(), photoUrl: z.string(), words: z.string(), key: z.string() })
export type Submission = z.infer<typeof Submission>

/** An unsent form of one user in this browser, deleted at log-out. */
export type Draft = z.infer<typeof Typed> & { photo?: File | undefined }

export function draftQuery(person: string) {
  return queryOptions({
    queryKey: ["draft", person],
    queryFn: () => restore(person).catch(() => null), // a browser may refuse all storage
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

async function restore(person: string): Promise<Draft | null> {
  const kept = Kept.safeParse(await get("typed", store)).data
  if (!kept) return null
  if (kept.person !== person || kept.at < Date.now() - keptFor) {
    await deleteDraft()
    return null
  }
  const photo = await Photo.safeParseAsync(await get("photo", store))
  const isBlank = !photo.success && !Object.values(kept.typed).some(Boolean)
  return isBlank ? null : { ...kept.typed, photo: photo.data }
}

/** The photo is large: it is written only when it changed. */
export async function saveDraft(person: string, { photo, ...typed }: Draft, isAnotherPhoto: boolean) {
  // after a log-out, also in another tab, nothing is stored
  if (lastKnownUser()?.sub !== person) return
  const entries: [string, unknown][] = [["typed", { person, at: Date.now(), typed }]]
  if (isAnotherPhoto) entries.push(["photo", photo])
  await setMany(entries, store).catch(() => warnNotStored("draft"))
}

/** Stored before it is sent, so that a retry after a reload uses the same idempotency key. */
export async function saveSubmission(sent: Submission) {
  await set("sent", sent, store).catch(() => undefined)
}

export async function lastSubmission() {
  return Submission.safeParse(await get("sent", store).catch(() => undefined)).data
}

export async function deleteDraft() {
  await clear(store).catch(() => undefined)
}

/** Opens and closes the database each time: an open connection would block its deletion at log-out (session.ts). */
const store: UseStore = (mode, use) => withTimeout(inDatabase(mode, use))

async function inDatabase<Answer>(
  mode: IDBTransactionMode,
  use: (store: IDBObjectStore) => Answer | PromiseLike<Answer>,
) {
  const opening = indexedDB.open(draftDatabase)
  opening.addEventListener("upgradeneeded", () => opening.result.createObjectStore("draft"))
  const database = await promisifyRequest(opening)
  try {
    return await use(database.transaction("draft", mode).objectStore("draft"))
  } finally {
    database.close()
  }
}

/** In milliseconds: a browser's storage may never answer. */
const storageTimeout = 3_000

function withTimeout<Answer>(work: Promise<Answer>) {
  const timeout = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error("IndexedDB does not answer.")), storageTimeout)
  })
  return Promise.race([work, timeout])
}
