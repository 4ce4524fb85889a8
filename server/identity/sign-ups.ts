import { sql } from "kysely"
import { limitLiteral } from "../../db/rows.ts"
import type { Db, Tx } from "../../db/tables.ts"
import { tooManyRequests } from "../http/problem.ts"
import { hour, second } from "../process/durations.ts"

/** Counts unconfirmed accounts only, since people may share an IP address. Throws `too-many-requests`. */
export async function limitUnconfirmed(db: Db, address: string, max: number) {
  const first = await db
    .selectFrom("identity.signUps")
    .innerJoin("identity.user", "identity.user.id", "identityId")
    .select("identity.signUps.createdAt")
    .where("address", "=", address)
    .where("identity.signUps.createdAt", ">", sql<Date>`now() - ${anHour}`)
    .where("emailVerified", "=", false)
    .orderBy("identity.signUps.createdAt", "desc")
    .offset(max - 1)
    .limit(limitLiteral(1))
    .executeTakeFirst()
  if (first) throw tooManyRequests(first.createdAt.getTime() + hour - Date.now())
}

export async function recordSignUp(tx: Tx, identityId: string, address: string) {
  const old = tx.selectFrom("identity.signUps").select("identityId")
  await tx
    .deleteFrom("identity.signUps")
    .where(
      "identityId",
      "in",
      old
        .where("createdAt", "<", sql<Date>`now() - ${anHour}`)
        .forUpdate()
        .skipLocked(),
    )
    .execute()
  await tx.insertInto("identity.signUps").values({ identityId, address }).execute()
}

const anHour = sql`make_interval(secs => ${hour / second})`
