import { formatDate, formatDateTime, formatTime } from "../../contract/dates.ts"

/** "20 November 2026", in Asia/Dhaka. */
export const day = (moment: Date) => formatDate(moment)

/** "20 November 2026, 14:05", in Asia/Dhaka. */
export const dayTime = (moment: Date) => formatDateTime(moment)

/** "14:05", in Asia/Dhaka. */
export const time = (moment: Date) => formatTime(moment)

/** "November 2026", in Asia/Dhaka. */
export const month = (moment: Date) => day(moment).replace(/^\d+ /, "")

export const year = (year: number) => `${year}`
