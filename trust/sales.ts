import { Inserted } from "../contract/fields.ts"
import { SandboxIntent } from "../contract/payments.ts"
import { books, cardOf, opens } from "../test/paying.ts"
import { type Person, read } from "../test/people.ts"
import type { Product } from "../test/product.ts"
import type { Crowd } from "./people.ts"

export type Purchase = Awaited<ReturnType<typeof prepares>>

/** Another product of the seller, like the others; answers its id. */
export async function listsAnother({ rahim, template }: Pick<Crowd, "rahim" | "template">) {
  return (await read(Inserted, rahim.post("/api/products", template))).insertedId
}

/** A buyer who has booked this product and need only show a card. */
export async function prepares(buyer: Person, productId: string) {
  const bookingId = await books(buyer, productId)
  const clientSecret = await opens(buyer, bookingId)
  const [transactionId = ""] = clientSecret.split("_secret_")
  return { buyer, productId, bookingId, clientSecret, transactionId }
}

/** From here on the card provider holds the money, and tells the product. */
export function showsCard({ buyer, clientSecret }: Purchase) {
  return read(SandboxIntent, buyer.post("/api/sandbox/confirm", cardOf(clientSecret)))
}

/** The intents whose money the card provider holds or took, and the transactions that the product calls captured. */
export async function booksOf(product: Product) {
  const { db, close } = await product.database()
  try {
    const intents = await db.selectFrom("sandbox.intents").select(["id", "status"]).execute()
    const payments = await db
      .selectFrom("payments")
      .select("transactionId")
      .where("state", "=", "captured")
      .execute()
    const taken = intents.filter(({ status }) => status === "succeeded").map(({ id }) => id)
    return {
      held: intents.filter(({ status }) => status === "requires_capture").length,
      taken: new Set(taken),
      captured: new Set(payments.map(({ transactionId }) => transactionId)),
    }
  } finally {
    await close()
  }
}
