import { sql } from "kysely"
import {
  defaultNotificationSettings,
  type NotificationSettings,
} from "../../contract/notification-settings.ts"
import type { NotificationKind } from "../../contract/notifications.ts"
import type { Db } from "../../db/tables.ts"
import { accountRemoved, type SignedIn } from "./users.ts"

export async function get(db: Db, { id }: Pick<SignedIn, "id">) {
  const chosen = await db
    .selectFrom("notificationSettings")
    .select("settings")
    .where("userId", "=", id)
    .executeTakeFirst()
  return withDefaults(chosen?.settings)
}

/** Throws `not-signed-in`. */
export async function put(db: Db, { id }: Pick<SignedIn, "id">, settings: NotificationSettings) {
  const { rows } = await sql`
    insert into "notificationSettings" ("userId", settings)
    select id, ${JSON.stringify(settings)}::jsonb from users where id = ${id} and "deletedAt" is null for key share
    on conflict ("userId") do update set settings = excluded.settings
    returning "userId"`.execute(db)
  if (rows.length === 0) throw accountRemoved
}

export async function findByAddress(db: Db, email: string) {
  const found = await db
    .selectFrom("users")
    .leftJoin("notificationSettings", "userId", "users.id")
    .select(["users.id", "settings"])
    .where("email", "=", email)
    .where("deletedAt", "is", null)
    .executeTakeFirst()
  return found && { userId: found.id, settings: withDefaults(found.settings) }
}

function withDefaults(chosen: NotificationSettings | null | undefined): NotificationSettings {
  return { ...defaultNotificationSettings, ...chosen }
}

export function turnOffMails(db: Db, person: Pick<SignedIn, "id">, kinds: NotificationKind[]) {
  return db.transaction().execute(async (tx) => {
    await tx.selectFrom("users").select("id").where("id", "=", person.id).forNoKeyUpdate().execute()
    const settings = await get(tx, person)
    const ended = kinds.filter((kind) => kind !== "payments")
    await put(tx, person, {
      ...settings,
      ...Object.fromEntries(ended.map((kind) => [kind, { ...settings[kind], mail: "never" }])),
    })
  })
}
