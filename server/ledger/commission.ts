/** Of every 10,000 poisha. */
export type BasisPoints = number

/** On the price, not on what the courier gets; rounded half up. */
export function commissionOf(kept: number, price: number, bps: BasisPoints) {
  return roundHalfUp(Math.min(kept, price) * bps, 10_000)
}

/** The part of the commission that goes back with a part of what was kept. */
export function commissionGivenBack(amount: number, commission: number, kept: number) {
  return roundHalfUp(amount * commission, kept)
}

/** Exact for products beyond 2^53, too. */
function roundHalfUp(dividend: number, divisor: number) {
  const [above, below] = [BigInt(dividend), BigInt(divisor)]
  return Number((2n * above + below) / (2n * below))
}
