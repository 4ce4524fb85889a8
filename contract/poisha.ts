/** Inside money is integer poisha, in the contract's JSON it is BDT with at most two decimals. */
export function toPoisha(bdt: number) {
  return Math.round(bdt * 100)
}

export function toBdt(poisha: number) {
  return poisha / 100
}
