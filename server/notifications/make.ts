import { sql } from "kysely"
import { v7 as uuidv7 } from "uuid"
import type { NotificationType } from "../../contract/notifications.ts"
import type { Row, Tx } from "../../db/tables.ts"
import { isRead } from "./read-state.ts"
import type { NotificationDraft } from "./notification-draft.ts"

export type Made = Pick<Row<"notifications">, "id" | "userId" | "type"> & {
  /** Else it takes the place of one that was not read yet, which said the same or has been replaced before. */
  isNew: boolean
  /** What that one was called. */
  before: string | null
}

/** What one person could do to another again and again: until it is read it is told once, and keeps its place. */
const notifiedOnce: NotificationType[] = [
  "booking-made",
  "booking-withdrawn",
  "cash-asked",
  "listed-again",
  "price-changed",
  "product-gone",
  "support-written",
]

/** Whether one can have a product, as it was told last: the later takes the place of the earlier, whichever it is. */
const availability: NotificationType[] = ["available-again", "listed-again", "product-gone", "product-sold"]

/** The outcome takes the place of the news, and a later outcome that of an earlier. */
const chargedBack: NotificationType[] = ["sale-charged-back", "sale-stands", "sale-lost"]

export function isNotifiedOnce(type: NotificationType) {
  return notifiedOnce.includes(type)
}

/** Idempotent: of each key the latest version stays, as the newest of all. Returns what has changed. */
export async function make(
  tx: Tx,
  event: Pick<Row<"events">, "actorId" | "createdAt">,
  told: NotificationDraft[],
) {
  if (told.length === 0) return []
  const rows = told.map(({ about, version = event.createdAt.getTime(), data = {}, hidesActor, ...row }) => ({
    ...row,
    actorId: hidesActor ? null : event.actorId,
    id: uuidv7(),
    data,
    key: keyOf({ type: row.type, about }),
    version,
  }))
  const moves = sql`(${isRead("kept")} or excluded.type <> all(${notifiedOnce}::text[]) or ${reverses("excluded", "kept")})`
  // one who is being removed is waited for, and told nothing
  const { rows: made } = await sql<Made>`
    with active as (
      select id from users where id = any(${rows.map(({ userId }) => userId)}::uuid[]) and "deletedAt" is null
      order by id for key share
    ), told as (
      select told.* from jsonb_to_recordset(${JSON.stringify(rows)}) as told (id uuid, "userId" uuid, type text,
        "actorId" uuid, "productId" uuid, "subjectId" uuid, data jsonb, key text, version bigint)
      join active on active.id = "userId"
    ), earlier as (
      select notifications.id as before, "userId", key,
        ${isRead()} or ${reverses("told", "notifications")} as "isNew"
      from notifications join told using ("userId", key)
    ), made as (
      insert into notifications as kept (id, "userId", type, "actorId", "productId", "subjectId", data, key, version)
      select id, "userId", type, "actorId", "productId", "subjectId", data, key, version from told
      order by "userId", key
      on conflict ("userId", key) do update set type = excluded.type,
        id = case when ${moves} then excluded.id else kept.id end,
        "createdAt" = case when ${moves} then excluded."createdAt" else kept."createdAt" end,
        "readAt" = case when ${isRead("kept")} then null else kept."readAt" end,
        "actorId" = excluded."actorId", "productId" = excluded."productId",
        "subjectId" = excluded."subjectId", version = excluded.version,
        data = case when ${isRead("kept")} or kept.type = excluded.type and not ${isReversed("kept")}
          then excluded.data else excluded.data || '{"reversed": true}' end
      where kept.version < excluded.version
      returning id, "userId", type, key
    )
    select made.id, made."userId", made.type, before, coalesce("isNew", true) as "isNew"
    from made left join earlier using ("userId", key)`.execute(tx)
  return made
}

/** Of the same key one person has one notification. */
export function keyOf({ type, about }: Pick<NotificationDraft, "type" | "about">) {
  return `${topicOf(type)} ${about}`
}

function topicOf(type: NotificationType) {
  if (availability.includes(type)) return "availability"
  return chargedBack.includes(type) ? "sale-charged-back" : type
}

/** Whether one says the opposite of what was made before, for the first time until that is read. */
function reverses(row: string, before: string) {
  return sql`(${sql.ref(`${row}.type`)} <> ${sql.ref(`${before}.type`)} and not ${isReversed(before)})`
}

/** Replaced by its opposite before it was read: until then, further changes are not delivered. */
function isReversed(row: string) {
  return sql`coalesce((${sql.ref(`${row}.data`)} ->> 'reversed')::boolean, false)`
}
