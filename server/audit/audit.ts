import { sql } from "kysely"
import { MAX, v7 as uuidv7 } from "uuid"
import type { Page } from "../../contract/fields.ts"
import { rowsFor } from "../../db/rows.ts"
import type { Db, Row } from "../../db/tables.ts"

/** `amount` is poisha; without an actor it was the product itself. */
type Note = Pick<Row<"audit">, "act" | "subjectId"> & { actorId?: string | undefined; amount?: number }

/** Writes down what happens, in the transaction in which it happens. The database lets nobody change it. */
export async function note(db: Db, { act, subjectId, actorId, amount }: Note) {
  await db
    .insertInto("audit")
    .values({ id: uuidv7(), act, subjectId, actorId: actorId ?? null, amount: amount ?? null })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

// of the acts whose subject is a person
const personId = sql<string>`case when
    act in ('seller verified', 'admin made', 'admin role ended', 'seller removed', 'buyer removed', 'sessions ended')
  then "subjectId"::uuid end`

const productId = sql<string>`case when act = 'product removed' then "subjectId"::uuid end`

/** Newest first; the page and what follows it. */
export function all(db: Db, { limit, cursor }: Page) {
  return db
    .selectFrom("audit")
    .leftJoin("users as actor", "actor.id", "actorId")
    .leftJoin("users as person", (join) => join.on("person.id", "=", personId))
    .leftJoin("products", (join) => join.on("products.id", "=", productId))
    .select(["audit.id", "act", "subjectId", "amount", "audit.createdAt"])
    .select(["actor.name as actor"])
    .select(({ fn }) => fn.coalesce("person.name", "productName").as("subject"))
    .where("audit.id", "<=", cursor ?? MAX)
    .orderBy("audit.id", "desc")
    .limit(rowsFor(limit))
    .execute()
}

export type AuditRow = Awaited<ReturnType<typeof all>>[number]
