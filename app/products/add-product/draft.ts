import { queryOptions } from "@tanstack/react-query"
import { z } from "zod"
import { Photo } from "../../../contract/images.ts"
import { conditions } from "../../../contract/products.ts"
import { lastKnownUser } from "../../access-token.ts"
import { draftDatabase } from "../../session.ts"
import { warnNotStored } from "../../warn-not-stored.ts"

/** How long it is kept, in milliseconds. */
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

/** What was sent of a draft; `words` are the whole of it. */
const Submission = z.object({ photo: z.string(), photoUrl: z.string(), words: z.string(), key: z.string() })
export type Submission = z.infer<typeof Submission>

/** What someone typed and picked in Add Product and did not send: of one person in this browser, until they log out. */
export type Draft = z.infer<typeof Typed> & { photo?: File | undefined }

/** The draft of this person (`sub`); null when there is none. */
export function draftQuery(person: string) {
  return queryOptions({
    queryKey: ["draft", person],
    queryFn: () => restore(person).catch(() => null), // a browser may refuse all storage
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

async function restore(person: string): Promise<Draft | null> {
  const kept = Kept.safeParse(await inStore("readonly", (store) => store.get("typed"))).data
  if (!kept) return null
  if (kept.person !== person || kept.at < Date.now() - keptFor) {
    await deleteDraft()
    return null
  }
  const photo = await Photo.safeParseAsync(await inStore("readonly", (store) => store.get("photo")))
  const isBlank = !photo.success && !Object.values(kept.typed).some(Boolean)
  return isBlank ? null : { ...kept.typed, photo: photo.data }
}

/** Keeps what is typed. The photo is large: it is written only when another one was picked. */
export async function saveDraft(person: string, { photo, ...typed }: Draft, isAnotherPhoto: boolean) {
  // after logging out, in whichever tab, nothing is kept
  if (lastKnownUser()?.sub !== person) return
  await inStore("readwrite", (store) => {
    if (isAnotherPhoto) store.put(photo, "photo")
    return store.put({ person, at: Date.now(), typed }, "typed")
  }).catch(() => warnNotStored("draft"))
}

/** Keeps what is about to be sent, so that whoever reloads before the answer sends the same again. */
export async function saveSubmission(sent: Submission) {
  await inStore("readwrite", (store) => store.put(sent, "sent")).catch(() => undefined)
}

/** What was sent of this draft, and perhaps not answered. */
export async function lastSubmission() {
  return Submission.safeParse(await inStore("readonly", (store) => store.get("sent")).catch(() => undefined))
    .data
}

export async function deleteDraft() {
  await inStore("readwrite", (store) => store.clear()).catch(() => undefined)
}

/** Opens and closes it each time: logging out deletes it, which an open one would hold up. */
async function inStore<Answer>(
  mode: IDBTransactionMode,
  use: (store: IDBObjectStore) => IDBRequest<Answer>,
): Promise<Answer> {
  const opening = indexedDB.open(draftDatabase)
  opening.addEventListener("upgradeneeded", () => opening.result.createObjectStore("draft"))
  await done(opening, "success")
  const database = opening.result
  try {
    const transaction = database.transaction("draft", mode)
    const request = use(transaction.objectStore("draft"))
    // a request has succeeded before anything is written, and a page that is left takes it back
    await done(transaction, "complete")
    return request.result
  } finally {
    database.close()
  }
}

/** A browser's storage may never answer; the form does not wait for it longer than this, in milliseconds. */
const patience = 3_000

function done(act: IDBRequest | IDBTransaction, event: "success" | "complete") {
  return new Promise<void>((resolve, reject) => {
    const fail = () => reject(new Error("The draft is out of reach."))
    setTimeout(fail, patience)
    act.addEventListener(event, () => resolve())
    act.addEventListener("error", fail)
    act.addEventListener("abort", fail)
  })
}
