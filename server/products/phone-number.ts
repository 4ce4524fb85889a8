import type { Db } from "../../db/tables.ts"
import { Problem } from "../http/problem.ts"
import { isAvailable } from "./state.ts"

/** Throws `not-found` (also if the seller shows the number to nobody). */
export async function phoneNumberOf(db: Db, id: string) {
  const { phoneNumber } = await db
    .selectFrom("products")
    .select("phoneNumber")
    .where("id", "=", id)
    .where(isAvailable())
    .where("phoneVisibility", "<>", "nobody")
    .executeTakeFirstOrThrow(() => new Problem("not-found", (say) => say.noPhoneNumber))
  return phoneNumber
}
