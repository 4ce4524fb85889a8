import { Deleted, Modified } from "../../contract/fields.ts"
import type { Db } from "../../db/tables.ts"
import { type Person, read } from "../people.ts"

export async function suspend(admin: Person, { id }: Pick<Person, "id">, more: { until?: string } = {}) {
  const suspension = { reason: "Sold what was not theirs.", ...more }
  return (await read(Modified, admin.put(`/api/users/${id}/suspension`, suspension))).modifiedCount
}

export async function liftSuspension(admin: Person, { id }: Pick<Person, "id">) {
  return (await read(Deleted, admin.delete(`/api/users/${id}/suspension`))).deletedCount
}

/** Moves the end of a suspension into the past. */
export async function endSuspension(db: Db, { id }: Pick<Person, "id">) {
  const over = { suspendedUntil: new Date(Date.now() - 1_000) }
  await db.updateTable("users").set(over).where("id", "=", id).execute()
  await db.updateTable("products").set(over).where("sellerId", "=", id).execute()
}

/** The date in this many days, as a form sends it. */
export function inDays(days: number) {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
}
