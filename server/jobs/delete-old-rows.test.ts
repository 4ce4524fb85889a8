import { sql } from "kysely"
import { expect, test } from "vitest"
import type { Db } from "../../db/tables.ts"
import { appWithBooking } from "../../test/test-app.ts"
import { deleteOldKeys } from "../http/idempotency.ts"
import * as notifications from "../notifications/notifications.ts"
import { deleteOldAlerts } from "../saved-searches/delete-old-alerts.ts"

const longAgo = sql`now() - interval '200 days'`

/** Two rows of Ana's that are to be deleted. */
const old: [
  string,
  (db: Db, ana: string, product: string) => ReturnType<typeof sql>,
  (db: Db) => Promise<unknown>,
][] = [
  [
    "notifications",
    (_, ana) => sql`insert into notifications (id, "userId", type, key, version, "createdAt")
        select gen_random_uuid(), ${ana}, 'price-changed', key, 1, ${longAgo} from unnest(array['1', '2']) as key`,
    notifications.deleteOld,
  ],
  [
    "idempotencyKeys",
    (_, ana) => sql`insert into "idempotencyKeys" (caller, call, key, "bodyHash", "createdAt")
        select ${ana}, 'POST /bookings', key, '', ${longAgo} from unnest(array['1', '2']) as key`,
    deleteOldKeys,
  ],
  [
    "productAlerts",
    (_, ana, product) => sql`with sold as (update products set "soldAt" = ${longAgo} where id = ${product}),
        people as (select id from users where id = ${ana} or role = 'Seller' order by id limit 2)
        insert into "productAlerts" ("userId", "productId", price, "isWaiting") select id, ${product}, 1, false from people`,
    deleteOldAlerts,
  ],
]

test.each(old)(
  "old %s that somebody deletes at this moment keep nobody waiting",
  async (table, insert, deleteOld) => {
    const { db, ana, productId } = await appWithBooking()
    await sql`delete from ${sql.table(table)}`.execute(db)
    await insert(db, ana.id, productId).execute(db)
    await db.transaction().execute(async (tx) => {
      await sql`select from ${sql.table(table)} limit 1 for update`.execute(tx)
      await deleteOld(db)
    })
    const { rows } = await sql`select from ${sql.table(table)}`.execute(db)
    expect(rows).toHaveLength(1)
  },
)
