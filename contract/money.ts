// Free of zod, so that the first view of a public page can say a price without it.

const grouping = new Intl.NumberFormat("en-IN", {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  trailingZeroDisplay: "stripIfInteger",
})

/** 125000 → "1,25,000 BDT", 125000.5 → "1,25,000.50 BDT": South Asian grouping, decimals only where there are some. */
export function formatBdt(amount: number) {
  return `${grouping.format(amount)} BDT`
}
