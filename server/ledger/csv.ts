type Cell = string | number | null

/** Spreadsheets take a file without it for one of their own encoding. */
export const byteOrderMark = "\uFEFF"

/** RFC 4180. A number is an amount in poisha. */
export function csvLine(cells: readonly Cell[]) {
  return `${cells.map(cell).join(",")}\r\n`
}

function cell(value: Cell) {
  if (value === null) return ""
  if (typeof value === "number") return (value / 100).toFixed(2)
  return `"${withoutFormula(value).replaceAll('"', '""')}"`
}

/** A spreadsheet would calculate what begins so: OWASP, CSV injection. */
function withoutFormula(text: string) {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
}

const inDhaka = new Intl.DateTimeFormat("sv-SE", {
  dateStyle: "short",
  timeStyle: "medium",
  timeZone: "Asia/Dhaka",
})

/** "2026-11-20 14:05:09", in Asia/Dhaka, which spreadsheets read as a time. */
export function csvTime(moment: Date) {
  return inDhaka.format(moment)
}
