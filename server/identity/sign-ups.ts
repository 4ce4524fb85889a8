import { sql } from "kysely"
import { atMost } from "../../db/rows.ts"
import type { Db, Tx } from "../../db/tables.ts"
import { tooManyRequests } from "../http/problem.ts"
import { hour, second } from "../process/durations.ts"

/**
 * Refuses one more account from an address that made `most` within the hour which nobody has confirmed: many people share
 * an address, and confirm; a robot would need a mailbox for each. Throws 429 with the wait.
 */
export async function refuseMany(db: Db, address: string, most: number) {
  const first = await db
    .selectFrom("identity.signUps")
    .innerJoin("identity.user", "identity.user.id", "identityId")
    .select("identity.signUps.createdAt")
    .where("address", "=", address)
    .where("identity.signUps.createdAt", ">", sql<Date>`now() - ${anHour}`)
    .where("emailVerified", "=", false)
    .orderBy("identity.signUps.createdAt", "desc")
    // several at once may have made more than so many: the last of them to be an hour old makes room
    .offset(most - 1)
    .limit(atMost(1))
    .executeTakeFirst()
  if (first) throw tooManyRequests(first.createdAt.getTime() + hour - Date.now())
}

/** Remembers for an hour from where an account was made. */
export async function remember(tx: Tx, identityId: string, address: string) {
  const old = tx.selectFrom("identity.signUps").select("identityId")
  await tx
    .deleteFrom("identity.signUps")
    .where(
      "identityId",
      "in",
      // several at once do not wait for each other
      old
        .where("createdAt", "<", sql<Date>`now() - ${anHour}`)
        .forUpdate()
        .skipLocked(),
    )
    .execute()
  await tx.insertInto("identity.signUps").values({ identityId, address }).execute()
}

const anHour = sql`make_interval(secs => ${hour / second})`
