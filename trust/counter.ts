/** How often each word came, such as the status of an answer with the code of its problem. */
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

  /** The words that are not of this form, with how often each came. */
  except(expected: RegExp) {
    return [...this.counts].filter(([word]) => !expected.test(word)).map(inWords)
  }

  /** The most frequent first. */
  toString() {
    const sorted = [...this.counts].toSorted(([, one], [, other]) => other - one)
    return sorted.map(inWords).join(", ") || "none"
  }
}

/** In words how a connection broke off. */
export function breakOf(error: unknown) {
  const cause = error instanceof Error ? (error.cause ?? error) : error
  return `broke: ${cause instanceof Error ? cause.message : String(cause)}`
}

export function sum(numbers: Iterable<number>) {
  return [...numbers].reduce((total, number) => total + number, 0)
}

/** The value that this share of the values (0 to 1) do not exceed. */
export function percentile(values: number[], share: number) {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN
}

/** So many of them, evenly from the first to the last; with another seed others. */
export function spread<Each>(all: Each[], howMany: number, seed = 0) {
  const begin = seed % all.length
  const step = (place: number) => Math.floor(((place + begin) * howMany) / all.length)
  return all.filter((_, place) => step(place) !== step(place - 1))
}

function inWords([word, count]: [string, number]) {
  return `${count} × ${word}`
}
