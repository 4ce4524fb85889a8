import { type RawBuilder, sql } from "kysely"
import { day, hour, second } from "../process/durations.ts"

/** How long a deal waits until the clock moves it. Delivery and complaints: Digital Commerce Operation Guidelines 2021. */
export const deadlines = {
  /** For the seller's answer to whoever wants to pay in cash. */
  answering: day,
  keepingForCash: 7 * day,
  /** At the price of an offer. */
  payingAgreed: 3 * day,
  /** For the card provider's answer. */
  paying: 30 * second,
  handingOver: 5 * day,
  /** Of what is paid, however late the two meet. */
  handingOverAtMost: 10 * day,
  /** For the handover, once the time that both agreed to has come. */
  afterMeeting: day,
  arriving: 10 * day,
  objecting: 3 * day,
  reviewing: 14 * day,
  /** For the seller, before an admin decides. */
  answeringDispute: 2 * day,
  decidingDispute: 30 * day,
}

/** When whoever is to act is reminded. */
export const reminders = {
  answering: 20 * hour,
  keepingForCash: 6 * day,
  payingAgreed: 60 * hour,
  handingOver: day,
  objecting: 2 * day,
  answeringDispute: 36 * hour,
  /** Of what is reserved or paid. */
  beforeMeeting: day,
  beforeEnd: 12 * hour,
}

/** After its beginning: when admins are told that a dispute waits. Complaints are to be settled within 72 hours. */
export const disputeAlarms = [3 * day, 14 * day, 29 * day] as const

/** What is paid for has to be handed over in time, or at the meeting that both agreed to. */
export function untilHandover(bookingId: string) {
  return sql<Date>`coalesce((
    select least("agreedFor" + make_interval(secs => ${deadlines.afterMeeting / second}), ${fromNow(deadlines.handingOverAtMost)})
    from meetings
    where "bookingId" = ${bookingId} and "agreedFor" > now()
  ), ${fromNow(deadlines.handingOver)})`
}

/** Of a booking that is reserved or paid until then: when the two are to meet, and once more before the clock ends it. */
export function nextReminder(dueAt: Date | RawBuilder<unknown>) {
  return sql<Date | null>`(
    select min(at) from (
      select "agreedFor" - make_interval(secs => ${reminders.beforeMeeting / second}) from meetings
      where "bookingId" = bookings.id
      union all select ${dueAt}::timestamptz - make_interval(secs => ${reminders.beforeEnd / second})
    ) as reminder (at)
    where at > now()
  )`
}

/** By the database's clock, which the deadlines are compared with. */
export function fromNow(milliseconds: number) {
  return sql<Date>`now() + make_interval(secs => ${milliseconds / second})`
}
