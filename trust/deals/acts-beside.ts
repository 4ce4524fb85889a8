import { sql } from "kysely"
import { Inserted } from "../../contract/fields.ts"
import type { Db } from "../../db/tables.ts"
import type { Random } from "../random.ts"
import { ageDeals, addClockJobs, waitForWorker } from "./clock.ts"
import type { Slot } from "./slots.ts"

/** What happens around a deal: to the product, an account or a balance, or as time passes. */
type Beside = (slot: Slot, random: Random, db: Db) => Promise<Response | undefined> | Response

const minutes = [5, 21, 41, 61, 6 * 60, 24 * 60, 49 * 60, 5 * 24 * 60, 11 * 24 * 60]

export const beside = {
  "time passes": async ({ products }, random, db) => {
    await ageDeals(db, products, random.pick(minutes))
    await addClockJobs(db)
    if (random.chance(0.5)) await waitForWorker(db)
    return undefined
  },
  "clock turns": async (_, random, db) => {
    await addClockJobs(db)
    if (random.chance(0.5)) await waitForWorker(db)
    return undefined
  },
  "new price": ({ seller, productId }, random) =>
    seller.patch(`/api/products/${productId}`, { sellingPrice: 50_000 + random.below(20_000) }),
  "withdraw product": ({ seller, productId }) =>
    seller.patch(`/api/myProducts/${productId}`, { withdrawn: true }),
  "list again": ({ seller, productId }) => seller.patch(`/api/myProducts/${productId}`, { withdrawn: false }),
  "sold elsewhere": ({ seller, productId }) =>
    seller.patch(`/api/myProducts/${productId}`, { soldElsewhere: true }),
  "remove product": ({ seller, productId }) => seller.delete(`/api/products/${productId}`),
  "remove buyer": ({ admin, buyer }) => admin.delete(`/api/users/buyer/${buyer.id}`),
  "remove seller": ({ admin, seller }) => admin.delete(`/api/users/seller/${seller.id}`),
  "pay out": async ({ admin, seller }, random, db) => {
    const begun = await admin.post("/api/payouts", {
      sellerId: seller.id,
      amount: await balanceOf(db, seller.id),
    })
    if (!begun.ok || random.chance(0.2)) return begun
    const { insertedId } = Inserted.parse(await begun.json())
    const ended = random.chance(0.5) ? { state: "failed" } : { state: "paid", reference: "8N7A" }
    return admin.patch(`/api/payouts/${insertedId}`, ended)
  },
} as const satisfies Record<string, Beside>

type BesideName = keyof typeof beside

/** Weighted by repetition; removals are rare, because they end much. */
export const usualBeside: readonly BesideName[] = [
  "time passes",
  "time passes",
  "time passes",
  "time passes",
  "clock turns",
  "new price",
  "new price",
  "withdraw product",
  "list again",
  "list again",
  "list again",
  "pay out",
  "pay out",
  "pay out",
]
export const rareBeside: readonly BesideName[] = [
  "sold elsewhere",
  "remove product",
  "remove buyer",
  "remove seller",
]

/** In BDT, at least 1: a payout of 0 is refused. */
async function balanceOf(db: Db, sellerId: string) {
  const { rows } = await sql<{ amount: number }>`select coalesce(-sum(amount), 0)::float8 / 100 as amount
    from "ledgerLines" where account = 'seller' and "sellerId" = ${sellerId}`.execute(db)
  return Math.max(rows[0]?.amount ?? 0, 1)
}
