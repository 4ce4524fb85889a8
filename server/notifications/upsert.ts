import { sql } from "kysely"
import { v7 as uuidv7 } from "uuid"
import type { NotificationType } from "../../contract/notifications.ts"
import type { Row, Tx } from "../../db/tables.ts"
import { isRead } from "./read-state.ts"
import type { NotificationDraft } from "./notification-draft.ts"

export type UpsertedNotification = Pick<Row<"notifications">, "id" | "userId" | "type"> & {
  /** False if it replaced an unread notification of the same type, or one that was already reversed. */
  isNew: boolean
  /** Id of the notification that it replaced. */
  before: string | null
}

/** Types that a user can trigger repeatedly: until read, the notification is updated in place and not delivered again. */
const notifiedOnce: NotificationType[] = [
  "booking-made",
  "booking-withdrawn",
  "cash-asked",
  "listed-again",
  "price-changed",
  "product-gone",
  "support-written",
]

/** Types that share a key per product: the latest replaces any earlier one. */
const availability: NotificationType[] = ["available-again", "listed-again", "product-gone", "product-sold"]

/** Types that share a key per sale: the outcome of a chargeback replaces its opening, a later outcome an earlier one. */
const chargebackTypes: NotificationType[] = ["sale-charged-back", "sale-stands", "sale-lost"]

export function isNotifiedOnce(type: NotificationType) {
  return notifiedOnce.includes(type)
}

/** Upserts by user and key. Idempotent: only a later version replaces an earlier one. Returns the changed rows. */
export async function upsertNotifications(
  tx: Tx,
  event: Pick<Row<"events">, "actorId" | "createdAt">,
  drafts: NotificationDraft[],
) {
  if (drafts.length === 0) return []
  const rows = drafts.map(
    ({ about, version = event.createdAt.getTime(), data = {}, hidesActor, ...row }) => ({
      ...row,
      actorId: hidesActor ? null : event.actorId,
      id: uuidv7(),
      data,
      key: keyOf({ type: row.type, about }),
      version,
    }),
  )
  const moves = sql`(${isRead("kept")} or excluded.type <> all(${notifiedOnce}::text[]) or ${reverses("excluded", "kept")})`
  // `for key share` waits for a concurrent removal of the user, who then gets nothing
  const { rows: made } = await sql<UpsertedNotification>`
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

/** A user has at most one notification for each key. */
export function keyOf({ type, about }: Pick<NotificationDraft, "type" | "about">) {
  return `${topicOf(type)} ${about}`
}

function topicOf(type: NotificationType) {
  if (availability.includes(type)) return "availability"
  return chargebackTypes.includes(type) ? "sale-charged-back" : type
}

/** Whether `row` says the opposite of `before`, which was not reversed since it was last read. */
function reverses(row: string, before: string) {
  return sql`(${sql.ref(`${row}.type`)} <> ${sql.ref(`${before}.type`)} and not ${isReversed(before)})`
}

/** Whether the notification replaced its opposite unread: until it is read, further changes are not delivered. */
function isReversed(row: string) {
  return sql`coalesce((${sql.ref(`${row}.data`)} ->> 'reversed')::boolean, false)`
}
