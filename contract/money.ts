const grouping = new Intl.NumberFormat("en-IN", {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  trailingZeroDisplay: "stripIfInteger",
})

/** South Asian grouping: 125000 → "1,25,000 BDT", 125000.5 → "1,25,000.50 BDT". */
export function formatBdt(amount: number) {
  return `${grouping.format(amount)} BDT`
}
