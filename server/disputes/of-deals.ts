import { anyOf } from "../../db/any-of.ts"
import type { Db } from "../../db/tables.ts"
import { photosOf, readTerms } from "./terms.ts"

/** Loads the disputes of these deals with their related rows, with one query per table. */
export async function ofDeals(db: Db, bookingIds: string[]) {
  const disputes = await disputesOf(db, bookingIds)
  const statements = await statementsOf(db, bookingIds)
  const evidence = await evidenceOf(db, bookingIds)
  const terms = new Map(disputes.map(({ id, terms }) => [id, readTerms(terms)]))
  const photos = await photosOf(
    db,
    [...terms.values()].flatMap((each) => each ?? []),
  )
  return disputes.map((dispute) => ({
    bookingId: dispute.bookingId,
    dispute,
    statements: statements.filter(({ bookingId }) => bookingId === dispute.bookingId),
    evidence: evidence.filter(({ bookingId }) => bookingId === dispute.bookingId),
    terms: terms.get(dispute.id),
    photos,
  }))
}

export type DisputeOfDeal = Awaited<ReturnType<typeof ofDeals>>[number]

function disputesOf(db: Db, bookingIds: string[]) {
  return db
    .selectFrom("disputes")
    .leftJoin("dealTerms", "dealTerms.bookingId", "disputes.bookingId")
    .selectAll("disputes")
    .select("terms")
    .where("disputes.bookingId", "=", anyOf(bookingIds))
    .execute()
}

function statementsOf(db: Db, bookingIds: string[]) {
  return db
    .selectFrom("disputeStatements")
    .innerJoin("bookings", "bookings.id", "bookingId")
    .selectAll("disputeStatements")
    .select("buyerId")
    .where("bookingId", "=", anyOf(bookingIds))
    .orderBy("disputeStatements.createdAt")
    .orderBy("disputeStatements.id")
    .execute()
}

function evidenceOf(db: Db, bookingIds: string[]) {
  return db
    .selectFrom("evidence")
    .select(["id", "bookingId", "statementId", "width", "height"])
    .where("bookingId", "=", anyOf(bookingIds))
    .where("statementId", "is not", null)
    .orderBy("id")
    .execute()
}
