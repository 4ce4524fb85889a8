import { queryOptions } from "@tanstack/react-query"
import { clear, get, set, setMany } from "idb-keyval"
import { z } from "zod"
import { districtSlugs } from "../../../contract/districts.ts"
import { inclusions, phoneVisibilities } from "../../../contract/product-facts.ts"
import { conditions } from "../../../contract/products.ts"
import { lastKnownUser } from "../../access-token.ts"
import { warnNotStored } from "../../warn-not-stored.ts"
import type { ProductInput } from "../product-form/use-product-form.ts"
import { draftedPhotos, photoEntries, forgetPhotos } from "./draft-photos.ts"
import { draftStore } from "./draft-store.ts"

/** In milliseconds. */
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
  brand: text,
  model: text,
  year: number,
  negotiable: z.boolean().optional().catch(undefined),
  included: z.array(z.enum(inclusions)).optional().catch(undefined),
  faults: text,
  district: z.enum(districtSlugs).optional().catch(undefined),
  area: text,
  phoneVisibility: z.enum(phoneVisibilities).optional().catch(undefined),
})

const Kept = z.object({ person: z.string(), at: z.number(), typed: Typed })

/** The last submission of a draft; `words` are its JSON. */
const Submission = z.object({ words: z.string(), key: z.string() })
export type Submission = z.infer<typeof Submission>

/** An unsent form of one user in this browser, deleted at log-out. */
export type Draft = Partial<ProductInput>

export function draftQuery(person: string) {
  return queryOptions({
    queryKey: ["draft", person],
    queryFn: () => restore(person).catch(() => null), // a browser may refuse all storage
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

async function restore(person: string): Promise<Draft | null> {
  const kept = Kept.safeParse(await get("typed", draftStore)).data
  if (!kept) return null
  if (kept.person !== person || kept.at < Date.now() - keptFor) {
    await deleteDraft()
    return null
  }
  const photos = await draftedPhotos(kept.at)
  const isBlank = photos.length === 0 && !Object.values(kept.typed).some(Boolean)
  return isBlank ? null : { ...kept.typed, photos }
}

/** Photos are large: they are written only when they changed. */
export async function saveDraft(person: string, { photos = [], ...typed }: Draft, haveOtherPhotos: boolean) {
  // after a log-out, also in another tab, nothing is stored
  if (lastKnownUser()?.sub !== person) return
  const entries: [string, unknown][] = [["typed", { person, at: Date.now(), typed }]]
  if (haveOtherPhotos) entries.push(...photoEntries(photos))
  await setMany(entries, draftStore).catch(() => warnNotStored("draft"))
}

/** Stored before it is sent, so that a retry after a reload uses the same idempotency key. */
export async function saveSubmission(sent: Submission) {
  await set("sent", sent, draftStore).catch(() => undefined)
}

export async function lastSubmission() {
  return Submission.safeParse(await get("sent", draftStore).catch(() => undefined)).data
}

export async function deleteDraft() {
  forgetPhotos()
  await clear(draftStore).catch(() => undefined)
}
