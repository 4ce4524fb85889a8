import type { UserRecord } from "../../contract/users.ts"
import { toUser } from "../users/wire.ts"
import type { findUserRecord } from "./user-record.ts"

type Row = Awaited<ReturnType<typeof findUserRecord>>

export function toUserRecord(row: Row): UserRecord {
  const { products, bookings, dealsUnderWay, openReports } = row
  return {
    ...toUser(row),
    products: Number(products),
    bookings: Number(bookings),
    dealsUnderWay,
    openReports: Number(openReports),
  }
}
