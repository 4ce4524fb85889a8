import { type RawBuilder, sql } from "kysely"
import type { Db } from "../../db/tables.ts"
import { Problem } from "../http/problem.ts"
import type { Sentence } from "../http/texts.ts"

/** Stands for a suspension until an admin lifts it. */
export const noEnd = new Date("9999-12-31T00:00:00Z")

export function endOf(suspendedUntil: Date) {
  return suspendedUntil.getTime() === noEnd.getTime() ? undefined : suspendedUntil
}

/** A suspension ends without a job once its end has passed (docs/decisions/0093). */
export function isSuspended(users = "users") {
  return sql<boolean>`coalesce(${sql.ref(`${users}.suspendedUntil`)} > now(), false)`
}

/** Null for a user who is not suspended now. */
export function suspensionEnd(users = "users") {
  return sql<Date | null>`case when ${isSuspended(users)} then ${sql.ref(`${users}.suspendedUntil`)} end`
}

export function suspensionOf(person: RawBuilder<unknown>) {
  return sql<Date | null>`(select ${suspensionEnd("person")} from users as person where person.id = ${person})`
}

/** For the suspended user, who can start nothing new; deals under way continue. */
export function suspended(
  suspendedUntil: Date,
  detail: (until: Date | undefined) => Sentence = (until) => (say) => say.suspended(until),
) {
  const until = endOf(suspendedUntil)
  return new Problem("suspended", detail(until), until && { until: until.toISOString() })
}

/** For the other party, without the end of the suspension. */
export const otherSuspended = new Problem("suspended", (say) => say.otherSuspended)

/** Throws `suspended`. */
export async function assertUnsuspended(db: Db, id: string) {
  const { until } = await db
    .selectNoFrom(suspensionOf(sql`${id}::uuid`).as("until"))
    .executeTakeFirstOrThrow()
  if (until) throw suspended(until)
}
