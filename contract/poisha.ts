/** Money is integer poisha inside, and BDT with at most two decimals in the contract's JSON. */
export function toPoisha(bdt: number) {
  return Math.round(bdt * 100)
}

export function toBdt(poisha: number) {
  return poisha / 100
}
