const grouping = new Intl.NumberFormat("en-IN")

/** South Asian grouping: 125000 → "1,25,000". */
export function formatNumber(number: number) {
  return grouping.format(number)
}
