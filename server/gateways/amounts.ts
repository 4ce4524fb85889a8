/** Formats poisha as gateways write BDT, "62150.00". */
export function writeAmount(poisha: number) {
  return `${Math.trunc(poisha / 100)}.${String(poisha % 100).padStart(2, "0")}`
}

/** Parses BDT into poisha. Returns undefined unless it is a plain decimal number, exact to the poisha. */
export function readAmount(written: string | undefined) {
  const [, taka, poisha = ""] = /^(\d{1,9})(?:\.(\d{1,2})0{0,4})?$/.exec(written?.trim() ?? "") ?? []
  return taka === undefined ? undefined : Number(taka) * 100 + Number(poisha.padEnd(2, "0"))
}
