import { sql } from "kysely"
import { v7 as uuidv7 } from "uuid"
import type { Db, Tx } from "../../db/tables.ts"
import { isOnListOrBought } from "../bookings/on-list.ts"
import { Problem } from "../http/problem.ts"
import { isListed, isNotRemoved } from "../products/state.ts"
import { suspended } from "../users/suspended.ts"
import * as users from "../users/users.ts"
import type { Buyer, Seller } from "../users/users.ts"
import { assertMayStart, type WritingLimits } from "./limits.ts"
import { findEarlier, write } from "./write.ts"

type Opening = {
  productId: string
  text: string
  /** Set by the product's seller: the recipient. */
  buyerId?: string | undefined
  key: string | undefined
}

/** Continues an existing conversation about the product. Throws `not-found`, `suspended`, and what writing throws. */
export function start(db: Db, limits: WritingLimits | undefined, person: Buyer | Seller, opening: Opening) {
  return db.transaction().execute(async (tx) => {
    const { suspendedUntil } = await users.lockExclusively(tx, person)
    const { productId, buyerId } = opening
    const earlier = await findEarlier(tx, person, { productId, ...(buyerId && { buyerId }) }, opening)
    if (earlier) return earlier.conversationId
    const parties = await partiesOf(tx, person, opening)
    const known = await find(tx, parties)
    if (!known && suspendedUntil) throw suspended(suspendedUntil)
    const id = known ?? (await create(tx, limits, person, parties))
    if (!id) throw unknownProduct
    await write(tx, limits, person, id, opening)
    return id
  })
}

type Parties = Awaited<ReturnType<typeof partiesOf>>

async function partiesOf(tx: Tx, person: Buyer | Seller, { productId, buyerId }: Opening) {
  const product = await tx
    .selectFrom("products")
    .innerJoin("users as seller", "seller.id", "products.sellerId")
    .select(["products.id", "sellerId"])
    .where("products.id", "=", productId)
    .where(isNotRemoved())
    .where("seller.deletedAt", "is", null)
    // before the new conversation's foreign keys lock the product: a suspension locks the seller first
    .forKeyShare("seller")
    .executeTakeFirst()
  if (!product) throw unknownProduct
  if (person.role === "Buyer") return { ...product, buyerId: person.id }
  if (product.sellerId !== person.id) throw new Problem("forbidden", (say) => say.onlyBuyersAsk)
  if (!buyerId || !(await hasBooked(tx, productId, buyerId)))
    throw new Problem("not-found", (say) => say.unknownBuyer)
  return { ...product, buyerId }
}

const unknownProduct = new Problem("not-found", (say) => say.unknownProduct)

async function hasBooked(tx: Tx, productId: string, buyerId: string) {
  const booking = await tx
    .selectFrom("bookings")
    .innerJoin("users as buyer", "buyer.id", "bookings.buyerId")
    .select("bookings.id")
    .where("productId", "=", productId)
    .where("buyerId", "=", buyerId)
    .where(isOnListOrBought)
    .where("buyer.deletedAt", "is", null)
    .forKeyShare("buyer")
    .executeTakeFirst()
  return booking !== undefined
}

async function find(tx: Tx, { id, buyerId }: Parties) {
  const found = await tx
    .selectFrom("conversations")
    .select("id")
    .where("productId", "=", id)
    .where("buyerId", "=", buyerId)
    .executeTakeFirst()
  return found?.id
}

async function create(tx: Tx, limits: WritingLimits | undefined, person: Buyer | Seller, parties: Parties) {
  const { id: productId, buyerId, sellerId } = parties
  await assertMayStart(tx, limits, person)
  const id = uuidv7()
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto("conversations")
    .columns(["id", "productId", "buyerId", "sellerId"])
    // asked after the seller's lock, which may have waited for a suspension that hides the product
    .expression(({ selectFrom }) =>
      selectFrom("products")
        .select([sql<string>`${id}`.as("id"), "products.id as productId"])
        .select([sql<string>`${buyerId}`.as("buyerId"), "sellerId"])
        .where("products.id", "=", productId)
        .where(isListed()),
    )
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  // the product is not listed, or the other person created it at the same time
  if (numInsertedOrUpdatedRows === 0n) return find(tx, parties)
  const both = [buyerId, sellerId].map((userId) => ({ conversationId: id, userId, lastMessageId: id }))
  await tx.insertInto("participants").values(both).execute()
  return id
}
