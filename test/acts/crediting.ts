import { v7 as uuidv7 } from "uuid"
import { Inserted, Modified } from "../../contract/fields.ts"
import { Balance } from "../../contract/payouts.ts"
import type { Db } from "../../db/tables.ts"
import { commissionOf } from "../../server/ledger/commission.ts"
import { capture, releaseToSeller } from "../../server/ledger/entries.ts"
import { postEntry } from "../../server/ledger/post.ts"
import { payBooking, receiveProduct } from "./paying.ts"
import { type Person, read } from "../people.ts"
import { withoutTriggers } from "../violations-after.ts"

/** Amounts in poisha; the default price is that of the product that tests list. */
type Sale = { bookingId: string; sellerId: string; price?: number; commissionBps?: number }

/** Posts the capture of a booking's payment: the money is held by the platform. */
async function keepMoney(db: Db, { bookingId, price = 6_200_000 }: Sale) {
  const payment = { id: uuidv7(), provider: "card", amount: price }
  await db.transaction().execute((tx) => postEntry(tx, capture(payment, { bookingId })))
}

/** Posts a completed sale: the money belongs to the seller. */
export async function creditSeller(db: Db, sale: Sale) {
  const { bookingId, sellerId, price = 6_200_000, commissionBps = 0 } = sale
  await keepMoney(db, sale)
  const commission = commissionOf(price, price, commissionBps)
  const entry = releaseToSeller({ kept: price, commission }, { bookingId, sellerId })
  await db.transaction().execute((tx) => postEntry(tx, entry))
}

/** Pays for a booking by card and confirms receipt: the money belongs to the seller. */
export async function sell(buyer: Person, bookingId: string, price?: number) {
  await payBooking(buyer, bookingId, price)
  await receiveProduct(buyer, bookingId)
}

/** Moves a completed sale to another time. Switches triggers off, which protect the ledger from changes. */
export function completedAt(db: Db, bookingId: string, at: Date) {
  return db.transaction().execute(async (tx) => {
    await withoutTriggers.execute(tx)
    await tx.updateTable("ledgerEntries").set({ createdAt: at }).where("bookingId", "=", bookingId).execute()
    await tx
      .updateTable("bookings")
      .set({ deliveredAt: at })
      .where("id", "=", bookingId)
      .where("deliveredAt", "is not", null)
      .execute()
  })
}

/** Pays a seller the whole balance and marks the payout as paid. */
export async function settleBalance(admin: Person, seller: Pick<Person, "id" | "get">) {
  const { available: amount } = await read(Balance, seller.get("/api/balance"))
  const payout = admin.post("/api/payouts", { sellerId: seller.id, amount })
  const { insertedId } = await read(Inserted, payout)
  await read(Modified, admin.patch(`/api/payouts/${insertedId}`, { state: "paid", reference: "TX 1" }))
}
