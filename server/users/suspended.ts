import { type RawBuilder, sql } from "kysely"
import type { Db } from "../../db/tables.ts"
import { Problem } from "../http/problem.ts"
import type { Sentence } from "../http/texts.ts"

/** Until an admin lifts it. */
export const noEnd = new Date("9999-12-31T00:00:00Z")

export function endOf(suspendedUntil: Date) {
  return suspendedUntil.getTime() === noEnd.getTime() ? undefined : suspendedUntil
}

/** It ends by itself at its time (docs/decisions/0093). */
export function isSuspended(users = "users") {
  return sql<boolean>`coalesce(${sql.ref(`${users}.suspendedUntil`)} > now(), false)`
}

/** Of a person who is suspended now; else null. */
export function suspensionEnd(users = "users") {
  return sql<Date | null>`case when ${isSuspended(users)} then ${sql.ref(`${users}.suspendedUntil`)} end`
}

export function suspensionOf(person: RawBuilder<unknown>) {
  return sql<Date | null>`(select ${suspensionEnd("person")} from users as person where person.id = ${person})`
}

/** Nothing new; what is under way goes on. Told to the suspended person. */
export function suspended(
  suspendedUntil: Date,
  detail: (until: Date | undefined) => Sentence = (until) => (say) => say.suspended(until),
) {
  const until = endOf(suspendedUntil)
  return new Problem("suspended", detail(until), until && { until: until.toISOString() })
}

/** Told to the other side, without until when. */
export const otherSuspended = new Problem("suspended", (say) => say.otherSuspended)

/** Throws `suspended`. */
export async function assertUnsuspended(db: Db, id: string) {
  const { until } = await db
    .selectNoFrom(suspensionOf(sql`${id}::uuid`).as("until"))
    .executeTakeFirstOrThrow()
  if (until) throw suspended(until)
}
