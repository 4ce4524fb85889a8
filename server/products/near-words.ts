const minCorrectedLength = 5

export function canBeMisspelt(word: string) {
  return Array.from(word).length >= minCorrectedLength && !/\d/.test(word)
}

/** Returns the word, and the word without each of its letters: words that share one of these are near each other. */
export function stubsOf(word: string) {
  const letters = Array.from(word)
  return new Set([word, ...letters.map((_, at) => letters.toSpliced(at, 1).join(""))])
}

export function editDistance(one: string, other: string) {
  const to = Array.from(other)
  let rows: Rows = { last: Array.from({ length: to.length + 1 }, (_, at) => at), beforeLast: [], letter: "" }
  for (const letter of one) rows = { last: nextRow(rows, letter, to), beforeLast: rows.last, letter }
  return rows.last.at(-1) ?? 0
}

type Rows = { last: number[]; beforeLast: number[]; letter: string }

function nextRow({ last, beforeLast, letter: before }: Rows, letter: string, to: string[]) {
  const row = [(last[0] ?? 0) + 1]
  for (const [at, against] of to.entries()) {
    const isSwapped = letter === to[at - 1] && before === against
    const swapped = isSwapped ? (beforeLast[at - 1] ?? 0) + 1 : Number.POSITIVE_INFINITY
    const replaced = (last[at] ?? 0) + (letter === against ? 0 : 1)
    row.push(Math.min((last[at + 1] ?? 0) + 1, (row[at] ?? 0) + 1, replaced, swapped))
  }
  return row
}
