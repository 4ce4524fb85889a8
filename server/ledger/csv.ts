type Cell = string | number | null

/** Without it, spreadsheets do not read a file as UTF-8. */
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

/** OWASP, CSV injection: a spreadsheet evaluates cells that begin with these characters. */
function withoutFormula(text: string) {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
}

const inDhaka = new Intl.DateTimeFormat("sv-SE", {
  dateStyle: "short",
  timeStyle: "medium",
  timeZone: "Asia/Dhaka",
})

/** Formats a time in Asia/Dhaka as "2026-11-20 14:05:09", which spreadsheets recognize. */
export function csvTime(moment: Date) {
  return inDhaka.format(moment)
}
