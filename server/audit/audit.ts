import { sql } from "kysely"
import { v7 as uuidv7 } from "uuid"
import { newestFirst, type PageRequest } from "../../db/list.ts"
import type { Db, Row } from "../../db/tables.ts"

/** `amount` in poisha; no actor when the system acted. */
type Note = Pick<Row<"audit">, "act" | "subjectId"> & { actorId?: string | undefined; amount?: number }

/** Append-only, enforced by the database; written in the transaction of the act. */
export async function recordAct(db: Db, { act, subjectId, actorId, amount }: Note) {
  await db
    .insertInto("audit")
    .values({ id: uuidv7(), act, subjectId, actorId: actorId ?? null, amount: amount ?? null })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

const personId = sql<string>`case when
    act in ('seller verified', 'verification ended', 'admin made', 'admin role ended', 'seller removed', 'buyer removed',
      'sessions ended')
  then "subjectId"::uuid end`

const productId = sql<string>`case when act = 'product removed' then "subjectId"::uuid end`

export function list(db: Db, page: PageRequest) {
  const entries = db
    .selectFrom("audit")
    .leftJoin("users as actor", "actor.id", "actorId")
    .leftJoin("users as person", (join) => join.on("person.id", "=", personId))
    .leftJoin("products", (join) => join.on("products.id", "=", productId))
    .select(["audit.id", "act", "subjectId", "amount", "audit.createdAt"])
    .select(["actor.name as actor"])
    .select(({ fn }) => fn.coalesce("person.name", "productName").as("subject"))
  return newestFirst(entries, "audit.id", page).execute()
}

export type AuditRow = Awaited<ReturnType<typeof list>>[number]
