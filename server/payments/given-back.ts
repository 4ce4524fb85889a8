import type { Db } from "../../db/tables.ts"
import { recordEvent } from "../events/events.ts"
import type { Money } from "./card-provider.ts"

/** Records a void or refund before the provider is called: a crash after the call would leave no trace. */
export async function recordGivenBack(db: Db, { id, amount, metadata }: Money) {
  const about = await db
    .selectFrom("users")
    .leftJoin("bookings", (join) =>
      join.onRef("buyerId", "=", "users.id").on("bookings.id", "=", metadata.bookingId ?? null),
    )
    .select(["users.id as user", "bookings.id as booking", "productId as product"])
    .where("users.id", "=", metadata.buyerId ?? null)
    .executeTakeFirst()
  const { user, booking, product } = about ?? {}
  const subjects = { payment: id, ...(user && { user }), ...(booking && product && { booking, product }) }
  await recordEvent(db, { type: "payment given back", subjects, data: { amount } })
}
