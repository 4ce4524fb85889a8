import { formatBdt } from "../../contract/money.ts"

const grouping = new Intl.NumberFormat("en-IN")

/** South Asian grouping: 125000 → "1,25,000". */
export const number = (count: number) => grouping.format(count)

/** Of BDT: "1,25,000 BDT". */
export const price = (amount: number) => formatBdt(amount)
export const balance = (amount: number) => `${amount < 0 ? "−" : ""}${price(Math.abs(amount))}`

/** What a seller says of it, as they wrote it. */
export const timeUsed = (time: string) => time

/** What was typed, in the digits of the page. */
export const digits = (typed: string) => typed
