import { queryOptions } from "@tanstack/react-query"
import { delMany, get, keys, set, setMany } from "idb-keyval"
import { z } from "zod"
import { districtSlugs } from "../../../contract/districts.ts"
import { inclusions, phoneVisibilities } from "../../../contract/product-facts.ts"
import { conditions } from "../../../contract/products.ts"
import { lastKnownUser } from "../../identity/access-token.ts"
import { warnNotStored } from "../../storage/warn-not-stored.ts"
import { changedNames, fieldNames } from "../product-form/product-values.ts"
import type { ProductInput } from "../product-form/use-product-form.ts"
import { draftedPhotos, photoEntries, forgetPhotos } from "./draft-photos.ts"
import { draftStore } from "../../storage/browser-store.ts"

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
  district: z
    .enum([...districtSlugs, ""])
    .optional()
    .catch(undefined),
  area: text,
  phoneVisibility: z.enum(phoneVisibilities).optional().catch(undefined),
  courierFee: number,
  acceptsCash: z.boolean().optional().catch(undefined),
  acceptsOffers: z.boolean().optional().catch(undefined),
  offerFloor: number,
})

const Kept = z.object({
  person: z.string(),
  at: z.number(),
  typed: Typed,
  /** Missing in a draft from a former version, all of whose fields count as changed. */
  changed: z.array(z.enum(fieldNames)).default([...fieldNames]),
})

/** The last submission of a draft; `words` is its JSON. */
const Submission = z.object({ words: z.string(), key: z.string() })
export type Submission = z.infer<typeof Submission>

/** What a user has entered in a form but not sent, in this browser's storage; deleted at log-out. */
export type Draft = Partial<ProductInput>

/** Identifies a draft: of the form that edits this product or, without `productId`, of the one that adds a product. */
export type DraftOf = { person: string; productId?: string | undefined }

export function draftQuery(of: DraftOf) {
  return queryOptions({
    queryKey: ["draft", of.person, of.productId ?? ""],
    queryFn: () => restore(of).catch(() => null), // a browser may refuse all storage
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

async function restore(of: DraftOf): Promise<Draft | null> {
  const kept = Kept.safeParse(await get(`${prefixOf(of)}typed`, draftStore)).data
  if (!kept) return null
  if (kept.person !== of.person || kept.at < Date.now() - keptFor) {
    await deleteDraft(of)
    return null
  }
  if (kept.changed.length === 0) return null
  const values = { ...kept.typed, photos: await draftedPhotos(prefixOf(of), kept.at) }
  // a new product in full: the form's defaults may have changed, and a retry must send the same
  const names = of.productId ? kept.changed : fieldNames
  return Object.fromEntries(names.map((name) => [name, values[name]]))
}

/** Saves what differs from `start`. Photos are large, so they are written only after they have changed. */
export async function saveDraft(of: DraftOf, start: Draft, values: Draft, haveOtherPhotos: boolean) {
  const { person } = of
  // nothing is stored after a log-out, also in another tab
  if (lastKnownUser()?.sub !== person) return
  const { photos = [], ...typed } = values
  const changed = changedNames(values, start)
  const kept = { person, at: Date.now(), typed, changed }
  const entries: [string, unknown][] = [[`${prefixOf(of)}typed`, kept]]
  if (haveOtherPhotos) entries.push(...photoEntries(prefixOf(of), photos))
  await setMany(entries, draftStore).catch(() => warnNotStored("draft"))
}

/** Stored before the request, so that a retry after a reload uses the same idempotency key. */
export async function saveSubmission(sent: Submission) {
  await set("sent", sent, draftStore).catch(() => undefined)
}

export async function lastSubmission() {
  return Submission.safeParse(await get("sent", draftStore).catch(() => undefined)).data
}

export async function deleteDraft(of: DraftOf) {
  const prefix = prefixOf(of)
  forgetPhotos(prefix)
  try {
    const all = await keys<string>(draftStore)
    await delMany(
      all.filter((key) => key.startsWith(prefix) && isOfDraft.test(key.slice(prefix.length))),
      draftStore,
    )
  } catch {
    // a browser that refuses storage has no drafts
  }
}

const isOfDraft = /^(?:typed|sent|photo)/

function prefixOf({ productId }: DraftOf) {
  return productId ? `${productId} ` : ""
}
