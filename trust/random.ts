/** A seeded generator: the same seed gives the same choices, so that a failure can be reproduced. */
export class Random {
  private state: number

  constructor(seed: number) {
    this.state = seed >>> 0
  }

  /** From 0 (inclusive) to 1 (exclusive). */
  next() {
    // mulberry32
    this.state = (this.state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }

  below(end: number) {
    return Math.floor(this.next() * end)
  }

  chance(share: number) {
    return this.next() < share
  }

  shuffled<Thing>(things: readonly Thing[]) {
    return things
      .map((thing) => ({ thing, place: this.next() }))
      .toSorted((one, other) => one.place - other.place)
      .map(({ thing }) => thing)
  }

  pick<Thing>(things: readonly Thing[]): Thing {
    const thing = things[this.below(things.length)]
    if (thing === undefined) throw new Error("nothing to pick from")
    return thing
  }
}
