import { hashPassword } from "better-auth/crypto"
import { sql } from "kysely"
import { v7 as uuidv7 } from "uuid"
import type { Db, Tx } from "../db/tables.ts"
import { day } from "../server/process/durations.ts"
import { refreshVocabulary } from "../server/products/vocabulary.ts"
import { demoPeople, demoPassword } from "./people.ts"
import type { StorePhoto } from "./photos.ts"
import { seedConversations } from "./seed-conversations.ts"
import { storeDrawings, seedProducts } from "./seed-products.ts"
import { seedReserved } from "./seed-reserved.ts"
import { type People, seedSales } from "./seed-sales.ts"

/** Inserts the demo into a database without users, in one transaction. */
export async function seedDemo(db: Db, storePhoto: StorePhoto, say: (sentence: string) => void) {
  if (await hasPeople(db)) return
  say("Adding the demo…")
  const photos = await storeDrawings(storePhoto, say)
  const password = await hashPassword(demoPassword)
  await db.transaction().execute(async (tx) => {
    // a busy machine may take long between two statements
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx)
    // serializes concurrent starts
    await sql`select pg_advisory_xact_lock(${seedLock})`.execute(tx)
    if (await hasPeople(tx)) return
    const people = await seedPeople(tx, password)
    const products = await seedProducts(tx, people, photos)
    await seedSales(tx, people, products)
    await seedReserved(tx, people, products)
    await seedConversations(tx, people, products)
  })
  // the first search may come before the worker runs
  await refreshVocabulary(db)
}

const seedLock = 7_001

async function hasPeople(db: Db) {
  return (await db.selectFrom("users").select("id").limit(1).executeTakeFirst()) !== undefined
}

async function seedPeople(tx: Tx, password: string): Promise<People> {
  return {
    admin: await seedPerson(tx, demoPeople.admin, password),
    rahim: await seedPerson(tx, demoPeople.rahim, password, "VERIFIED"),
    sadia: await seedPerson(tx, demoPeople.sadia, password),
    ana: await seedPerson(tx, demoPeople.ana, password),
    tomal: await seedPerson(tx, demoPeople.tomal, password),
  }
}

async function seedPerson(
  tx: Tx,
  { name, email, role, daysAgo }: (typeof demoPeople)[keyof typeof demoPeople],
  password: string,
  status?: "VERIFIED",
) {
  const identityId = uuidv7()
  await tx.insertInto("identity.user").values({ id: identityId, name, email, emailVerified: true }).execute()
  await tx
    .insertInto("identity.account")
    .values({ id: uuidv7(), userId: identityId, accountId: identityId, providerId: "credential", password })
    .execute()
  const createdAt = new Date(Date.now() - daysAgo * day)
  const id = uuidv7({ msecs: createdAt.getTime() })
  await tx
    .insertInto("users")
    .values({ id, createdAt, identityId, name, email, role, ...(status && { status }) })
    .execute()
  return id
}
