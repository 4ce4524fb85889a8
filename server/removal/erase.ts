import { sql } from "kysely"
import { placeholderNames } from "../../contract/placeholder-names.ts"
import type { Db, Tx } from "../../db/tables.ts"
import { eraseDisputes } from "../disputes/erase.ts"
import { leaseSeconds } from "../jobs/add-job.ts"
import type { RemovedPerson } from "../mail/mail.ts"
import { eraseMessages } from "../messages/erase.ts"
import { isSold } from "../products/state.ts"
import { eraseReports } from "../reports/erase.ts"
import { eraseReviews } from "../reviews/erase.ts"
import { eraseSupport } from "../support/erase.ts"

const { formerMember, removedProduct } = placeholderNames

/** Payment records stay (docs/decisions/0023); the email stays until erase-files.ts has deleted the mails that contain it. */
export async function erase(tx: Tx, { id, email }: { id: string; email: string }) {
  const now = new Date()
  const former = {
    name: formerMember,
    status: null,
    language: "en",
    languageChosenAt: null,
    deletedAt: now,
    suspendedAt: null,
    suspendedUntil: null,
    suspensionReason: null,
  } as const
  await tx.updateTable("users").set(former).where("id", "=", id).execute()
  await tx.deleteFrom("profiles").where("userId", "=", id).execute()
  await tx.deleteFrom("payoutAccounts").where("sellerId", "=", id).execute()
  await eraseBookings(tx, id)
  await eraseProducts(tx, id)
  await eraseMessages(tx, id)
  await eraseReports(tx, id)
  await eraseReviews(tx, id)
  await eraseDisputes(tx, id)
  await tx.deleteFrom("notificationSettings").where("userId", "=", id).execute()
  await tx.deleteFrom("notifications").where("userId", "=", id).execute()
  await tx.deleteFrom("pushSubscriptions").where("userId", "=", id).execute()
  await tx.updateTable("images").set({ removedAt: now }).where("ownerId", "=", id).execute()
  await eraseSupport(tx, { id, email })
  await tx.deleteFrom("community").where("email", "=", email).execute()
  await tx.deleteFrom("productAlerts").where("userId", "=", id).execute()
  await tx.deleteFrom("savedSearches").where("userId", "=", id).execute()
  await tx.deleteFrom("idempotencyKeys").where("caller", "=", id).execute()
  await deleteMails(tx, { id, email, until: settledAt(now) })
}

export function settledAt(deletedAt: Date) {
  return new Date(deletedAt.getTime() + leaseSeconds * 1_000)
}

export function deleteMails(db: Db, { id, email, until }: RemovedPerson) {
  return sql`delete from mails where ${id} = any(mentions)
    or (${email} in (recipient, "replyTo") and "createdAt" <= ${until})`.execute(db)
}

async function eraseBookings(tx: Tx, id: string) {
  await tx
    .updateTable("bookings")
    .set({ buyerName: formerMember, buyerEmail: "", buyerPhone: "", buyerLocation: "", address: null })
    .set({ delivery: sql`case when "paidAt" is null then 'meet' else delivery end` })
    .set({ deliveryFee: sql`case when "paidAt" is null then 0 else "deliveryFee" end` })
    .where("buyerId", "=", id)
    .execute()
  await tx.deleteFrom("meetings").where("bookingId", "in", dealsOf(tx, id)).execute()
  // the tracking number reveals the recipient and the address
  await tx.deleteFrom("shipments").where("bookingId", "in", dealsOf(tx, id)).execute()
  const sold = tx
    .updateTable("bookings")
    .where("productId", "in", tx.selectFrom("products").select("id").where("sellerId", "=", id))
  await sold.set({ sellerName: formerMember }).execute()
  await tx
    .deleteFrom("dealTerms")
    .where("bookingId", "in", ({ selectFrom }) =>
      selectFrom("bookings")
        .innerJoin("products", "products.id", "productId")
        .select("bookings.id")
        .where("sellerId", "=", id),
    )
    .execute()
  await sold.set({ productName: removedProduct }).where("paidAt", "is", null).execute()
}

function dealsOf(tx: Tx, userId: string) {
  return tx
    .selectFrom("bookings")
    .innerJoin("products", "products.id", "productId")
    .select("bookings.id")
    .where(({ or, eb }) => or([eb("buyerId", "=", userId), eb("sellerId", "=", userId)]))
}

const empty = {
  phoneNumber: "",
  location: "",
  timeUsed: "",
  productDescription: "",
  imageId: null,
  brand: null,
  model: null,
  year: null,
  included: [],
  faults: null,
  district: null,
  area: null,
  monthsUsed: null,
}

async function eraseProducts(tx: Tx, id: string) {
  const own = tx.updateTable("products").where("sellerId", "=", id)
  await tx
    .deleteFrom("furtherPhotos")
    .where("productId", "in", tx.selectFrom("products").select("id").where("sellerId", "=", id))
    .execute()
  await own.set(empty).execute()
  await own
    .set({ productName: removedProduct })
    .where((eb) => eb.not(isSold()))
    .execute()
}
