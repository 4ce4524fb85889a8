// Free of zod, so that the first view of a public page can say a price without it.

const grouping = new Intl.NumberFormat("en-IN", { maximumFractionDigits: 2 })

/** 125000 → "1,25,000 BDT": South Asian grouping, no needless decimals. */
export function bdt(amount: number) {
  return `${grouping.format(amount)} BDT`
}
