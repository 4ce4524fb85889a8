import type { Db, Row } from "../../db/tables.ts"

type Name = Row<"checkpoints">["name"]

/** Returns `margin` ms before the last complete run, so that nothing is missed after an outage or a restored backup. */
export async function askSince(db: Db, name: Name, margin: number) {
  const last = await db
    .selectFrom("checkpoints")
    .select("completeUntil")
    .where("name", "=", name)
    .executeTakeFirst()
  const now = Date.now()
  return new Date(Math.min(last?.completeUntil.getTime() ?? now, now) - margin)
}

export async function completeUntil(db: Db, name: Name, moment: Date) {
  await db
    .insertInto("checkpoints")
    .values({ name, completeUntil: moment })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ completeUntil: moment }))
    .execute()
}
