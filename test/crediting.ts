import { v7 as uuidv7 } from "uuid"
import type { Db } from "../db/tables.ts"
import { commissionOf } from "../server/ledger/commission.ts"
import { capture, release } from "../server/ledger/entries.ts"
import { postEntry } from "../server/ledger/post.ts"

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
