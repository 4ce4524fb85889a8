import { sql } from "kysely"
import type { Db } from "../../db/tables.ts"
import { fromNow, reminders, untilHandover } from "../bookings/deadlines.ts"
import { moveSql } from "../bookings/steps-sql.ts"
import { keepTermsSql } from "../bookings/terms.ts"
import { insertEventSql, insertPaymentEventsSql } from "../events/events.ts"
import { capture } from "../ledger/entries.ts"
import { insertEntrySql } from "../ledger/post.ts"
import { composeMail, insertMails } from "../mail/mail.ts"
import { markSoldSql } from "../products/state.ts"
import { actorOf, lockRowsSql, type Payment } from "./claims.ts"
import { productSold, receipt } from "./emails.ts"

/** Idempotent, in one statement: payment captured, booking paid, product sold, mails queued. */
export async function recordCapture(db: Db, payment: Payment, commissionBps: number, by?: string) {
  const now = new Date()
  const { id, bookingId, buyerId } = payment
  const subjects = { booking: bookingId, product: payment.productId }
  const sold = { type: "product sold", actorId: buyerId, subjects, data: { price: payment.amount } } as const
  const mails = await mailsOf(payment, now)
  const set = sql`"paidAt" = ${now}, method = 'card', "commissionBps" = ${commissionBps}, "dueAt" = ${untilHandover(bookingId)},
    "remindAt" = ${fromNow(reminders.handingOver)}`
  await sql`
    with ${lockRowsSql({ id: bookingId, buyerId })}, captured as (
      update payments set state = 'captured', "capturedAt" = ${now} from product
      where payments.id = ${id} and state = 'claimed'
      returning payments.*
    ), ${moveSql({ act: "capture", to: "paid", by: actorOf(by), set }, sql`captured`)},
    ${markSoldSql(sql`captured`, now)}, closed as (
      update "paymentIntents" set "closedAt" = ${now} from captured where "paymentIntents".id = "transactionId"
    ), ${insertEntrySql(capture(payment, { bookingId, actorId: by }), sql`captured`)}, ${keepTermsSql(sql`captured`)}, ${insertPaymentEventsSql("payment captured", sql`captured`, by)},
    ${insertEventSql(sold, sql`captured`)}, ${insertMails(mails, sql`captured`)}
    select`.execute(db)
}

function mailsOf(payment: Payment, paidAt: Date) {
  const seller = { email: payment.sellerEmail, language: payment.sellerLanguage }
  const buyer = { email: payment.buyerEmail, language: payment.buyerLanguage }
  return Promise.all([
    composeMail(seller, productSold(payment)),
    composeMail(buyer, receipt({ ...payment, paidAt }, payment.transactionId)),
  ])
}
