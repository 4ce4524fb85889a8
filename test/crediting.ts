import { v7 as uuidv7 } from "uuid"
import { Inserted, Modified } from "../contract/fields.ts"
import { Balance } from "../contract/payouts.ts"
import type { Db } from "../db/tables.ts"
import { commissionOf } from "../server/ledger/commission.ts"
import { capture, release } from "../server/ledger/entries.ts"
import { postEntry } from "../server/ledger/post.ts"
import { type Person, read } from "./people.ts"

/** In poisha; the price is that of the product that tests list. */
type Sale = { bookingId: string; sellerId: string; price?: number; commissionBps?: number; at?: Date }

/** A booking that is paid: the money is kept. */
export async function keepMoney(db: Db, { bookingId, price = 6_200_000, at: createdAt = new Date() }: Sale) {
  const payment = { id: uuidv7(), provider: "card", amount: price }
  const entry = { ...capture(payment, { bookingId }), createdAt }
  await db.transaction().execute((tx) => postEntry(tx, entry))
}

/** The same, completed: the money is the seller's. */
export async function creditSeller(db: Db, sale: Sale) {
  const { bookingId, sellerId, price = 6_200_000, commissionBps = 0, at: createdAt = new Date() } = sale
  await keepMoney(db, { ...sale, at: createdAt })
  const commission = commissionOf(price, price, commissionBps)
  const entry = { ...release({ kept: price, commission }, { bookingId, sellerId }), createdAt }
  await db.transaction().execute((tx) => postEntry(tx, entry))
}

/** An admin pays a seller all of the balance, and it arrives. */
export async function settleBalance(admin: Person, seller: Pick<Person, "id" | "get">) {
  const { available: amount } = await read(Balance, seller.get("/api/balance"))
  const payout = admin.post("/api/payouts", { sellerId: seller.id, amount })
  const { insertedId } = await read(Inserted, payout)
  await read(Modified, admin.patch(`/api/payouts/${insertedId}`, { state: "paid", reference: "TX 1" }))
}
