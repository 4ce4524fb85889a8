/** Chance that is the same again for the same seed, so that a number tells a whole history. */
export function chance(seed: number) {
  let state = seed

  // mulberry32
  function next() {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }

  const below = (limit: number) => Math.floor(next() * limit)
  return {
    below,
    /** Whether something happens that happens this often, from 0 to 1. */
    happens: (often: number) => next() < often,
    oneOf: <Each>(some: readonly [Each, ...Each[]]) => some[below(some.length)] ?? some[0],
    shuffled: <Each>(some: Each[]) =>
      some
        .map((each) => ({ each, place: next() }))
        .toSorted((one, other) => one.place - other.place)
        .map(({ each }) => each),
  }
}
