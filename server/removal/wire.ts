import type { UserRecord } from "../../contract/users.ts"
import { toUser, type UserRow } from "../users/wire.ts"

export function toUserRecord(
  row: UserRow & { products: string | null; bookings: string | null } & Pick<UserRecord, "dealsUnderWay">,
): UserRecord {
  const { products, bookings, dealsUnderWay } = row
  return { ...toUser(row), products: Number(products), bookings: Number(bookings), dealsUnderWay }
}
