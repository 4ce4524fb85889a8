import { type ExpressionBuilder, sql } from "kysely"
import { z } from "zod"
import { validator } from "hono-openapi"
import { inTransaction } from "../../db/transaction.ts"
import type { Db, Row, Tables, Tx } from "../../db/tables.ts"
import { Problem } from "./problem.ts"
import { sha256 } from "./sha256.ts"

const Headers = z.object({
  "idempotency-key": z
    .string()
    .regex(/^[\x21-\x7e]{1,255}$/)
    .optional()
    .meta({
      description:
        "Repeated within a day with the same body, a call makes nothing more and answers the same.",
    }),
})

/** draft-ietf-httpapi-idempotency-key-header */
export const idempotencyKeyHeader = validator("header", Headers, (result) => {
  if (!result.success) throw new Problem("unreadable", (say) => say.badIdempotencyKey)
})

type IdempotentCall = {
  call: string
  person?: { id: string }
  header: z.output<typeof Headers>
  body: unknown
}

/** A repeated call returns the id of the first, a concurrent one waits. Throws `conflict` for another body. */
export function withIdempotency(
  db: Db,
  { call, person, header: { "idempotency-key": key }, body }: IdempotentCall,
  create: (db: Db) => Promise<string>,
): Promise<string> {
  if (key === undefined) return create(db)
  const name = { caller: person?.id ?? "anyone", call, key, bodyHash: sha256(JSON.stringify(body)) }
  return inTransaction(db, async (tx) => {
    const earlier = await claimOrFindEarlier(tx, name)
    if (earlier && earlier.bodyHash !== name.bodyHash)
      throw new Problem("conflict", (say) => say.usedIdempotencyKey)
    if (earlier?.madeId) return earlier.madeId
    const madeId = await create(tx)
    await tx.updateTable("idempotencyKeys").set({ madeId }).where(hasKey(name)).execute()
    return madeId
  })
}

type Key = Pick<Row<"idempotencyKeys">, "caller" | "call" | "key" | "bodyHash">

async function claimOrFindEarlier(tx: Tx, name: Key) {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto("idempotencyKeys")
    .values(name)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows) return undefined
  return tx
    .selectFrom("idempotencyKeys")
    .select(["bodyHash", "madeId"])
    .where(hasKey(name))
    .executeTakeFirst()
}

function hasKey({ caller, call, key }: Key) {
  return ({ and }: ExpressionBuilder<Tables, "idempotencyKeys">) => and({ caller, call, key })
}

export async function deleteKeyOf(db: Db, madeId: string) {
  await db.deleteFrom("idempotencyKeys").where("madeId", "=", madeId).execute()
}

/** Skips locked rows, which the next run deletes: two transactions that wait for each other's rows would deadlock. */
export async function deleteOldKeys(db: Db) {
  // raw SQL, because Kysely does not know `ctid`, which stands for a key of three columns
  await sql`delete from "idempotencyKeys" where ctid = any(array(select ctid from "idempotencyKeys"
    where "createdAt" < now() - interval '24 hours' for update skip locked))`.execute(db)
}
