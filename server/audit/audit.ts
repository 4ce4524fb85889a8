import { sql } from "kysely"
import type { acts } from "../../contract/audit.ts"
import { newestFirst, type PageRequest } from "../../db/list.ts"
import { isAct } from "../../db/migrations/0068-refunds-given-by-a-bank.ts"
import type { Db } from "../../db/tables.ts"

const userId = sql<string>`(subjects ->> 'user')::uuid`
const dealId = sql<string | null>`subjects ->> 'booking'`
const productId = sql<string>`(subjects ->> 'product')::uuid`

/** The main subject of an event that has several; a product is shown by its name. */
const subjectId = sql<string>`coalesce(subjects ->> 'payment', subjects ->> 'user', subjects ->> 'booking',
  subjects ->> 'product', subjects ->> 'message', subjects ->> 'support', subjects ->> 'queue')`

export function list(db: Db, page: PageRequest) {
  const entries = db
    .selectFrom("events")
    .leftJoin("users as actor", "actor.id", "actorId")
    .leftJoin("users as person", (join) => join.on("person.id", "=", userId))
    .leftJoin("products", (join) => join.on("products.id", "=", productId))
    .select(["events.id", "type as act", "data", "events.createdAt"])
    .select([subjectId.as("subjectId"), dealId.as("dealId"), "actor.name as actor"])
    .select(({ fn }) => fn.coalesce("person.name", "productName").as("subject"))
    .where(isAct)
    .$narrowType<{ act: (typeof acts)[number] }>()
  return newestFirst(entries, "events.id", page).execute()
}

export type AuditRow = Awaited<ReturnType<typeof list>>[number]
