import type { Problem } from "./problem.ts"

type Limits = { all: number; each: number; busy: Problem }

/** Limits the total size of concurrent work in this process, and the size per owner; throws `busy` beyond. */
export function inFlight({ all, each, busy }: Limits) {
  const byOwner = new Map<string, number>()
  let total = 0
  return async <Result>(owner: string, size: number, work: () => Promise<Result>) => {
    if (total + size > all || (byOwner.get(owner) ?? 0) + size > each) throw busy
    add(owner, size)
    try {
      return await work()
    } finally {
      add(owner, -size)
    }
  }

  function add(owner: string, size: number) {
    total += size
    const own = (byOwner.get(owner) ?? 0) + size
    if (own > 0) byOwner.set(owner, own)
    else byOwner.delete(owner)
  }
}
