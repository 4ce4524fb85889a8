import { randomBytes } from "node:crypto"
import { highestPrice, lowestPrice } from "../../contract/fields.ts"
import { currency } from "../../contract/payments.ts"
import { toPoisha } from "../../contract/poisha.ts"
import type { Db, Row } from "../../db/tables.ts"
import { Problem } from "../http/problem.ts"
import { minute } from "../process/durations.ts"
import type { GatewayAnswer, Hint, HostedGateway, RefundAnswer } from "./hosted-gateway.ts"
import { type Deliver, noticesOf } from "./sandbox-notices.ts"

type Deps = { db: Db; secret: string; site: () => string; deliver: Deliver }

export const hostedActs = ["pay", "fail", "cancel", "later"] as const
export type HostedAct = (typeof hostedActs)[number]

export type HostedSandbox = HostedGateway & {
  find(sessionRef: string): Promise<Session | undefined>
  act(sessionRef: string, act: HostedAct): Promise<string | undefined>
  delivered(): Promise<void>
}

type Session = Row<"sandbox.sessions">

export const hostedSandboxPath = "/sandbox/pay"

/** How long a late payment and a refund take, as at a slow bank. */
const delay = minute

/** A gateway that moves no money. Its tables are its own: the product learns of payments only by asking. */
export function hostedSandbox({ db, secret, site, deliver }: Deps): HostedSandbox {
  const notices = noticesOf(secret, deliver)

  return {
    name: "sandbox",
    findsRefunds: true,
    limits: { lowest: toPoisha(lowestPrice), highest: toPoisha(highestPrice) },
    find: (sessionRef) => find(db, sessionRef),
    delivered: notices.delivered,
    async open({ transactionId, amount, returnUrl, noticeUrl }) {
      const id = randomBytes(18).toString("base64url")
      await db
        .insertInto("sandbox.sessions")
        .values({ id, transactionId, amount, returnUrl, noticeUrl, state: "open" })
        .execute()
      return { state: "open", sessionRef: id, url: `${site()}${hostedSandboxPath}/${id}` }
    },
    async ask({ transactionId }) {
      return toAnswer(await findByTransaction(db, transactionId))
    },
    async act(sessionRef, act) {
      const changed = await db
        .updateTable("sandbox.sessions")
        .set(changes(act))
        .where("id", "=", sessionRef)
        .where("state", "=", "open")
        .returningAll()
        .executeTakeFirst()
      const session = changed ?? (await find(db, sessionRef))
      if (!session) return undefined
      // a late payment sends no notice: the scheduled job has to find it
      if (changed && act !== "later")
        notices.tell(session.noticeUrl, { tran_id: session.transactionId, status: changed.state })
      return `${session.returnUrl}?tran_id=${session.transactionId}`
    },
    readReturn,
    readNotice(fields) {
      const hint = notices.isProven(fields) ? readReturn(fields) : undefined
      if (!hint) throw new Problem("unreadable", (say) => say.wrongSignature)
      return hint
    },
    async refund({ id, payment, amount }) {
      const session = await findByTransaction(db, payment.transactionId)
      if (!session || session.state !== "paid" || amount > session.amount) return { state: "refused" }
      await db
        .insertInto("sandbox.refunds")
        .values({ id, transactionId: payment.transactionId, amount })
        .onConflict((conflict) => conflict.column("id").doNothing())
        .execute()
      return refundOf(db, id)
    },
    refundStatus: ({ id }) => refundOf(db, id),
  }
}

function find(db: Db, sessionRef: string) {
  return db.selectFrom("sandbox.sessions").selectAll().where("id", "=", sessionRef).executeTakeFirst()
}

function findByTransaction(db: Db, transactionId: string) {
  const sessions = db.selectFrom("sandbox.sessions").selectAll()
  return sessions.where("transactionId", "=", transactionId).executeTakeFirst()
}

async function refundOf(db: Db, id: string): Promise<RefundAnswer> {
  const row = await db.selectFrom("sandbox.refunds").selectAll().where("id", "=", id).executeTakeFirst()
  if (!row) return { state: "unknown" }
  const isDone = row.createdAt.getTime() < Date.now() - delay
  return { state: isDone ? "done" : "accepted", refundRef: id }
}

function changes(act: HostedAct) {
  if (act === "fail") return { state: "failed" } as const
  if (act === "cancel") return { state: "cancelled" } as const
  return { state: "paid", paidAt: new Date(Date.now() + (act === "later" ? delay : 0)) } as const
}

function toAnswer(session: Session | undefined): GatewayAnswer {
  if (!session || session.state === "open") return { state: "pending" }
  if (session.state !== "paid") return { state: "failed" }
  if (!session.paidAt || session.paidAt > new Date()) return { state: "pending" }
  return { state: "paid", amount: session.amount, currency, reference: session.id, isRisky: false }
}

function readReturn(fields: URLSearchParams): Hint | undefined {
  const transactionId = fields.get("tran_id")
  return transactionId ? { transactionId } : undefined
}
