import { type RawBuilder, sql } from "kysely"
import { day, hour, second } from "../process/durations.ts"

/** Milliseconds until the clock moves a deal. Delivery and complaints: Digital Commerce Operation Guidelines 2021. */
export const deadlines = {
  /** The seller answers a request to pay in cash. */
  answering: day,
  keepingForCash: 7 * day,
  /** The buyer pays the price of an accepted offer. */
  payingAgreed: 3 * day,
  /** The card provider answers. */
  paying: 30 * second,
  handingOver: 5 * day,
  /** For a paid deal, even if the agreed meeting is later. */
  handingOverAtMost: 10 * day,
  /** The handover, from the agreed meeting time. */
  afterMeeting: day,
  arriving: 10 * day,
  objecting: 3 * day,
  reviewing: 14 * day,
  /** The seller answers, before an admin may decide. */
  answeringDispute: 2 * day,
  decidingDispute: 30 * day,
}

/** When the person who has to act is reminded, in milliseconds after the step, or before the meeting or deadline. */
export const reminders = {
  answering: 20 * hour,
  keepingForCash: 6 * day,
  payingAgreed: 60 * hour,
  handingOver: day,
  objecting: 2 * day,
  answeringDispute: 36 * hour,
  beforeMeeting: day,
  beforeEnd: 12 * hour,
}

/** When admins are alarmed about an open dispute. Guidelines of 2021: complaints are settled within 72 hours. */
export const disputeAlarms = [3 * day, 14 * day, 29 * day] as const

/** SQL for the handover deadline of a paid deal, which follows an agreed meeting. */
export function untilHandover(bookingId: string) {
  return sql<Date>`coalesce((
    select least("agreedFor" + make_interval(secs => ${deadlines.afterMeeting / second}), ${fromNow(deadlines.handingOverAtMost)})
    from meetings
    where "bookingId" = ${bookingId} and "agreedFor" > now()
  ), ${fromNow(deadlines.handingOver)})`
}

/** SQL for the next reminder of a reserved or paid booking: before the meeting, and before the deadline `dueAt`. */
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

/** By the database's clock, with which the deadlines are compared. */
export function fromNow(milliseconds: number) {
  return sql<Date>`now() + make_interval(secs => ${milliseconds / second})`
}
