import { sql } from "kysely"
import type { GatewayName } from "../../contract/gateways.ts"
import { anyOf } from "../../db/any-of.ts"
import { limitLiteral } from "../../db/rows.ts"
import type { Db, Row, Tx } from "../../db/tables.ts"
import { second } from "../process/durations.ts"
import type { Hint } from "./hosted-gateway.ts"
import { claimTime } from "./waits.ts"

export type HostedPayment = Row<"payments">

/** Prefers the payment that counts: a released transaction may be claimed again, and one may be paid twice. */
export function findPayment(db: Db, transactionId: string) {
  return db
    .selectFrom("payments")
    .selectAll()
    .where("transactionId", "=", transactionId)
    .where("provider", "<>", "card")
    .orderBy(sql`state = 'released'`)
    .orderBy(sql`kind = 'stray'`)
    .orderBy("id", "desc")
    .limit(limitLiteral(1))
    .executeTakeFirst()
}

/** Returns undefined for a payment that this gateway did not open. */
export async function findByHint(db: Db, gateway: GatewayName, hint: Hint) {
  if ("transactionId" in hint) {
    const payment = await findPayment(db, hint.transactionId)
    return payment?.provider === gateway ? payment : undefined
  }
  return db
    .selectFrom("payments")
    .selectAll()
    .where("sessionRef", "=", hint.sessionRef)
    .where("provider", "=", gateway)
    .orderBy("id", "desc")
    .limit(limitLiteral(1))
    .executeTakeFirst()
}

export function findLive(db: Db, bookingId: string) {
  return db
    .selectFrom("payments")
    .selectAll()
    .where("bookingId", "=", bookingId)
    .where("kind", "=", sql<"deal">`'deal'`)
    .where("state", "=", sql<"claimed">`'claimed'`)
    .executeTakeFirst()
}

export async function keepSession(
  db: Db,
  id: string,
  { sessionRef, url }: { sessionRef: string; url: string },
) {
  const { numUpdatedRows } = await db
    .updateTable("payments")
    .set({ sessionRef, sessionUrl: url })
    .where("id", "=", id)
    .where("state", "=", sql<"claimed">`'claimed'`)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function askAgainAt(db: Db, id: string, askAt: Date | null) {
  await db.updateTable("payments").set({ askAt }).where("id", "=", id).execute()
}

/** Stops asking about the transaction, including its earlier, released claims. */
export async function askNoMore(db: Db, transactionId: string) {
  await db
    .updateTable("payments")
    .set({ askAt: null })
    .where("transactionId", "=", transactionId)
    .where("askAt", "is not", null)
    .execute()
}

/** Records an execution before the gateway is called. Returns false unless the claim is live and not overdue. */
export async function markExecuting(tx: Tx, id: string) {
  const { numUpdatedRows } = await tx
    .updateTable("payments")
    .set({ executingAt: sql<Date>`clock_timestamp()` })
    .where("id", "=", id)
    .where("state", "=", sql<"claimed">`'claimed'`)
    .where("claimedAt", ">", sql<Date>`now() - make_interval(secs => ${claimTime / second})`)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Returns the transactions to ask about now, live claims first, and makes each due again after a minute. */
export function takeDue(db: Db, limit: number) {
  return db.transaction().execute(async (tx) => {
    const due = await tx
      .selectFrom("payments")
      .select(["id", "transactionId"])
      .where("askAt", "<=", sql<Date>`now()`)
      .orderBy(sql`state <> 'claimed'`)
      .orderBy("askAt")
      .limit(limitLiteral(limit))
      .forUpdate()
      .skipLocked()
      .execute()
    const askAt = sql<Date>`now() + interval '1 minute'`
    const ids = due.map(({ id }) => id)
    await tx.updateTable("payments").set({ askAt }).where("id", "=", anyOf(ids)).execute()
    return due.map(({ transactionId }) => transactionId)
  })
}

/** Whether a payment of the product is claimed or captured, also by card; ignores those of the booking `besides`. */
export async function hasLivePayment(tx: Tx, productId: string, besides?: string) {
  const live = await tx
    .selectFrom("payments")
    .select("id")
    .where("productId", "=", productId)
    .$if(besides !== undefined, (query) => query.where("bookingId", "<>", besides ?? ""))
    .where("kind", "=", sql<"deal">`'deal'`)
    .where("state", "in", [sql<"claimed">`'claimed'`, sql<"captured">`'captured'`])
    .executeTakeFirst()
  return live !== undefined
}
