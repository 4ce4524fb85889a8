/** Hundredths of a percent. */
export type BasisPoints = number

/** Returns the commission, rounded half up, on `kept` up to the price: the courier's fee bears none. In poisha. */
export function commissionOf(kept: number, price: number, bps: BasisPoints) {
  return roundHalfUp(Math.min(kept, price) * bps, 10_000)
}

/** Returns the commission to give back, in poisha, for a refund of `amount` out of `kept`. */
export function commissionGivenBack(amount: number, commission: number, kept: number) {
  return roundHalfUp(amount * commission, kept)
}

/** By BigInt, exact for dividends beyond 2^53. */
function roundHalfUp(dividend: number, divisor: number) {
  const [above, below] = [BigInt(dividend), BigInt(divisor)]
  return Number((2n * above + below) / (2n * below))
}
