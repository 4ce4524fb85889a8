import { type RawBuilder, sql } from "kysely"
import { v7 as uuidv7 } from "uuid"
import type { DisputeOutcome } from "../../contract/dispute-choices.ts"
import type { DisputeFilter } from "../../contract/disputes.ts"
import { newestFirst, oldestFirst, type PageRequest } from "../../db/list.ts"
import type { Db, Row, Tx } from "../../db/tables.ts"

type NewDispute = Pick<Row<"disputes">, "bookingId" | "reason"> & { answerBy: RawBuilder<Date> }

export async function open(tx: Tx, dispute: NewDispute) {
  await tx
    .insertInto("disputes")
    .values({ id: uuidv7(), ...dispute })
    .execute()
}

/** Records the seller's first answer, after which an admin may decide. */
export async function markAnswered(tx: Tx, bookingId: string) {
  await tx
    .updateTable("disputes")
    .set({ answeredAt: sql`now()` })
    .where("bookingId", "=", bookingId)
    .where("answeredAt", "is", null)
    .execute()
}

export type End = { outcome: DisputeOutcome } & Partial<
  Pick<Row<"disputes">, "refundAmount" | "decidedBy" | "decisionReason">
>

export async function end(tx: Tx, bookingId: string, end: End) {
  await tx
    .updateTable("disputes")
    .set({ ...end, decidedAt: sql`now()` })
    .where("bookingId", "=", bookingId)
    .where("outcome", "is", null)
    .execute()
}

export async function hasEnded(tx: Tx, bookingId: string, { outcome, ...of }: End) {
  const { refundAmount = null, decidedBy = null, decisionReason = null } = of
  const same = await tx
    .selectFrom("disputes")
    .select("id")
    .where("bookingId", "=", bookingId)
    .where("outcome", "=", outcome)
    .where("refundAmount", "is not distinct from", refundAmount)
    .where("decidedBy", "is not distinct from", decidedBy)
    .where("decisionReason", "is not distinct from", decisionReason)
    .executeTakeFirst()
  return same !== undefined
}

/** Lists undecided disputes by due time, decided ones newest first, with one row more than the page. */
export function list(db: Db, { state }: Pick<DisputeFilter, "state">, page: PageRequest) {
  const disputes = db
    .selectFrom("disputes")
    .innerJoin("bookings", "bookings.id", "bookingId")
    .selectAll("disputes")
    .select(["productName", "buyerName", "sellerName", "sellingPrice", "deliveryFee", "dueAt"])
  // all have the same time limit, so the order of opening is the order of due times
  return state === "undecided"
    ? oldestFirst(disputes.where("outcome", "is", null), "disputes.id", page).execute()
    : newestFirst(disputes.where("outcome", "is not", null), "disputes.id", page).execute()
}

export type ListedRow = Awaited<ReturnType<typeof list>>[number]
