/** `measured`: the figures in words; `held`: whether the target was reached. */
export type Outcome = { measured: string; held: boolean }

/** A measured value, and whether it is within its bound. */
type Figure = { value: string; held: boolean }

/** Combines figures by name; the goal is held if each of them is. A figure without a bound is only reported. */
export function outcomeOf(figures: Record<string, Figure | string | number>): Outcome {
  const all = Object.entries(figures).map(([name, figure]) => {
    const { value, held } = typeof figure === "object" ? figure : { value: String(figure), held: true }
    return { words: `${name}: ${value}${held ? "" : " (!)"}`, held }
  })
  return { measured: all.map(({ words }) => words).join("; "), held: all.every(({ held }) => held) }
}

/** Expects none; the first few are named. */
export function none(found: number | Iterable<unknown>): Figure {
  const [count, examples] = typeof found === "number" ? [found, []] : [[...found].length, [...found]]
  const named = examples.length > 0 ? ` (${examples.slice(0, 5).join("; ")})` : ""
  return { value: `${count}${named}`, held: count === 0 }
}

export function exactly(count: number, due: number): Figure {
  return { value: count === due ? String(count) : `${count} of ${due}`, held: count === due }
}

export function atLeast(count: number, least: number): Figure {
  return { value: inWords(count), held: count >= least }
}

export function atMost(count: number, most: number): Figure {
  return { value: inWords(count), held: count <= most }
}

export function below(count: number, end: number): Figure {
  return { value: inWords(count), held: count < end }
}

/** Expects a condition to be true, such as that a control was seen. */
export function holds(held: boolean): Figure {
  return { value: held ? "yes" : "no", held }
}

function inWords(count: number) {
  return String(Math.round(count * 100) / 100)
}
