import { v7 as uuidv7 } from "uuid"
import type { Db, Row, Tx } from "../../db/tables.ts"
import { Problem } from "../http/problem.ts"
import { addJob } from "../jobs/add-job.ts"
import type { AppContext } from "../process/app-context.ts"
import { recordFailed, recordPaid } from "./refund-outcomes.ts"

type Deps = Pick<AppContext, "db" | "cards" | "log">

type NewRefund = Pick<Row<"refunds">, "paymentId" | "bookingId" | "amount" | "reason">

/** Inserts a refund and queues its sending; the caller posts the ledger entry. Returns the refund's id. */
export async function addRefund(tx: Tx, refund: NewRefund) {
  const id = uuidv7()
  await tx
    .insertInto("refunds")
    .values({ id, ...refund })
    .execute()
  await addJob(tx, "send-refund", id)
  return id
}

/** Sends a card refund. Idempotent: uses one idempotency key until the provider's answer is known. */
export async function sendRefund({ db, cards, log }: Deps, id: string) {
  const refund = await begin(db, id)
  if (refund?.provider !== "card") return
  try {
    await cards.refund(refund.transactionId, refund.amount, keyOf(refund))
  } catch (error) {
    if (!isRefusal(error)) throw error
    log.error({ err: error, refundId: id }, "alarm: the card provider refused a refund")
    return recordFailed(
      db,
      refund,
      (await isUnknown(cards, refund.transactionId)) ? "other-account" : "refused",
    )
  }
  await recordPaid(db, refund)
}

/** Whether the payment belongs to an account with other keys; false if the provider refuses the question, too. */
async function isUnknown(cards: Deps["cards"], transactionId: string) {
  try {
    return (await cards.fetchIntent(transactionId)) === undefined
  } catch (error) {
    if (isRefusal(error)) return false
    throw error
  }
}

function isRefusal(error: unknown) {
  return error instanceof Problem && error.code === "payment-refused"
}

/** A refused refund moved no money, and gets a new key: with the old one the provider would repeat its refusal. */
function keyOf({ id, sentAgain }: { id: string; sentAgain: number }) {
  return sentAgain === 0 ? `refund-${id}` : `refund-${id}-${sentAgain}`
}

export async function isOfCard(db: Db, id: string) {
  return (await find(db, id))?.provider === "card"
}

async function begin(db: Db, id: string) {
  const sent = await db
    .updateTable("refunds")
    .set(({ eb, ref }) => ({ state: "sent", sentAt: new Date(), attempts: eb(ref("attempts"), "+", 1) }))
    .where("id", "=", id)
    .where("state", "in", ["requested", "sent"])
    .returning("id")
    .executeTakeFirst()
  return sent && find(db, id)
}

function find(db: Db, id: string) {
  return db
    .selectFrom("refunds")
    .innerJoin("payments", "payments.id", "paymentId")
    .select(["refunds.id", "refunds.amount", "refunds.bookingId", "sentAgain"])
    .select(["productId", "provider", "transactionId"])
    .where("refunds.id", "=", id)
    .executeTakeFirst()
}
