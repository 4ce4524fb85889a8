import type { Db } from "../../db/tables.ts"
import { admins } from "./admins.ts"
import { tell } from "./of-deals.ts"
import type { Event, Told } from "./told.ts"

export function disputeStated(db: Db, event: Event) {
  return tell(db, event, () => ({ type: "dispute-answered", to: ["buyer", "seller"] }))
}

export async function disputeDue(db: Db, { subjects }: Event): Promise<Told[]> {
  const deal = await db
    .selectFrom("bookings")
    .select(["id as subjectId", "productId"])
    .where("id", "=", subjects.booking ?? null)
    .where("state", "=", "disputed")
    .executeTakeFirst()
  if (!deal) return []
  return (await admins(db)).map((row) => ({ ...row, ...deal, type: "dispute-due", about: deal.subjectId }))
}
