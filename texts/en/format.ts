import { formatDate, formatDateTime } from "../../contract/dates.ts"
import { formatBdt } from "../../contract/money.ts"

const grouping = new Intl.NumberFormat("en-IN")

/** South Asian grouping: 125000 → "1,25,000". */
export const number = (count: number) => grouping.format(count)

/** Of BDT: "1,25,000 BDT". */
export const price = (amount: number) => formatBdt(amount)

/** "20 November 2026", in Asia/Dhaka. */
export const day = (moment: Date) => formatDate(moment)

/** "20 November 2026, 14:05", in Asia/Dhaka. */
export const dayTime = (moment: Date) => formatDateTime(moment)
