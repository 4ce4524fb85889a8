import { sql } from "kysely"
import type { Logger } from "pino"
import type { Db } from "../../db/tables.ts"
import { recordFailed, recordPaid } from "../payments/refund-outcomes.ts"
import { day, minute, second } from "../process/durations.ts"
import { gatewayOf, type Gateways } from "./gateways.ts"
import type { HostedGateway, HostedRefund, RefundAnswer } from "./hosted-gateway.ts"

type Deps = { db: Db; log: Logger; gateways: Gateways }

const askInterval = 15 * minute
/** After it an admin has to look: the law allows ten days for a refund. */
const longestWait = 3 * day

/** Sends a refund once; one that was sent without a known answer is only asked about. */
export async function sendHostedRefund(deps: Deps, id: string) {
  const refund = await find(deps.db, id)
  if (!refund) return
  const gateway = gatewayOf(deps.gateways, refund)
  // the job is retried until the gateway is configured again
  if (!gateway) throw new Error(`the gateway of refund ${id} is not set up`)
  if (refund.state === "requested" && (await markSent(deps.db, id)))
    return conclude(deps, gateway, refund, await gateway.refund(await toRefund(deps.db, refund)))
  if (refund.state === "sent")
    return conclude(deps, gateway, refund, await gateway.refundStatus(await toRefund(deps.db, refund)))
}

export async function askAboutRefunds(deps: Deps) {
  const { rows } = await sql<{ id: string }>`
    update refunds set "askAt" = now() + make_interval(secs => ${askInterval / second}) where id in (
      select id from refunds where state = 'sent' and "askAt" <= now() order by "askAt" limit 50 for update skip locked
    ) returning id`.execute(deps.db)
  for (const { id } of rows)
    try {
      await sendHostedRefund(deps, id)
    } catch (error) {
      // a gateway that is not configured must not block the refunds of others
      deps.log.error({ err: error, refundId: id }, "a refund was not asked about")
    }
}

function find(db: Db, id: string) {
  return db
    .selectFrom("refunds")
    .innerJoin("payments", "payments.id", "paymentId")
    .select(["refunds.id", "refunds.state", "refunds.amount", "refunds.bookingId", "refunds.sentAt"])
    .select(["refunds.providerRef as refundRef", "payments.providerRef as reference"])
    .select(["paymentId", "productId", "provider", "transactionId", "sessionRef"])
    .where("refunds.id", "=", id)
    .executeTakeFirst()
}

type Refund = NonNullable<Awaited<ReturnType<typeof find>>>

async function toRefund(db: Db, refund: Refund): Promise<HostedRefund> {
  const { id, amount, refundRef, transactionId, sessionRef, reference } = refund
  const payment = { transactionId, sessionRef, reference: reference ?? "" }
  return { id, amount, refundRef, payment, others: await findOthers(db, refund) }
}

/** Null for a refund paid by hand: its `providerRef` is an admin's text, and the gateway may have got it before. */
async function findOthers(db: Db, { id, paymentId }: Refund) {
  const others = await db
    .selectFrom("refunds")
    .select(["state", "providerRef"])
    .where("paymentId", "=", paymentId)
    .where("id", "<>", id)
    .execute()
  return others.map(({ state, providerRef }) => (state === "byHand" ? null : providerRef))
}

async function markSent(db: Db, id: string) {
  const { numUpdatedRows } = await db
    .updateTable("refunds")
    .set(({ eb, ref }) => ({
      state: "sent",
      sentAt: new Date(),
      attempts: eb(ref("attempts"), "+", 1),
      askAt: later(),
    }))
    .where("id", "=", id)
    .where("state", "=", sql<"requested">`'requested'`)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

async function conclude({ db, log }: Deps, gateway: HostedGateway, refund: Refund, answer: RefundAnswer) {
  const { id, provider } = refund
  if (answer.state === "done") {
    await keepReference(db, id, answer.refundRef)
    return recordPaid(db, refund)
  }
  if (answer.state === "accepted") await keepReference(db, id, answer.refundRef)
  const isKnown = answer.state === "accepted" || refund.refundRef !== null
  // a refund that the gateway knows might be paid twice if sent again: only asked about (payments/late-refunds.ts)
  if (answer.state !== "refused" && isKnown) return
  if (answer.state === "unknown" && gateway.findsRefunds && !isLate(refund)) return
  log.error({ refundId: id, provider, reason: answer.state }, "alarm: a refund was not paid by its gateway")
  await recordFailed(db, refund, answer.state === "refused" ? "refused" : "unknown")
}

/** `sentAt` was read before the sending, so it is null for a refund that was sent just now. */
function isLate({ sentAt }: Refund) {
  return sentAt !== null && sentAt.getTime() < Date.now() - longestWait
}

async function keepReference(db: Db, id: string, providerRef: string) {
  await db
    .updateTable("refunds")
    .set({ providerRef, askAt: later() })
    .where("id", "=", id)
    .where("state", "=", sql<"sent">`'sent'`)
    .execute()
}

function later() {
  return sql<Date>`now() + make_interval(secs => ${askInterval / second})`
}
