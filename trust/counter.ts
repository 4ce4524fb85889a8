/** Counts occurrences of each word, such as a response status with its problem code. */
export class Counter {
  private readonly counts = new Map<string, number>()

  add(word: string, times = 1) {
    this.counts.set(word, this.get(word) + times)
  }

  get(word: string) {
    return this.counts.get(word) ?? 0
  }

  get total() {
    return sum(this.counts.values())
  }

  /** The words that do not match this pattern, with their counts. */
  except(expected: RegExp) {
    return [...this.counts].filter(([word]) => !expected.test(word)).map(inWords)
  }

  /** The most frequent words first. */
  toString() {
    const sorted = [...this.counts].toSorted(([, one], [, other]) => other - one)
    return sorted.map(inWords).join(", ") || "none"
  }
}

/** Describes how a connection was interrupted. */
export function describeBreak(error: unknown) {
  const cause = error instanceof Error ? (error.cause ?? error) : error
  return `broke: ${cause instanceof Error ? cause.message : String(cause)}`
}

export function sum(numbers: Iterable<number>) {
  return [...numbers].reduce((total, number) => total + number, 0)
}

/** The value that this share (0 to 1) of the values does not exceed. */
export function percentile(values: number[], share: number) {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN
}

/** Picks `howMany` elements, evenly distributed; the seed shifts the choice. */
export function pickEvenly<Each>(all: Each[], howMany: number, seed = 0) {
  const begin = seed % all.length
  const step = (place: number) => Math.floor(((place + begin) * howMany) / all.length)
  return all.filter((_, place) => step(place) !== step(place - 1))
}

function inWords([word, count]: [string, number]) {
  return `${count} × ${word}`
}
