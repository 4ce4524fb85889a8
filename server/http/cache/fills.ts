import type { CachedResponse } from "./cached-response.ts"
import { collectTags } from "./tags.ts"

type Made = PromiseWithResolvers<CachedResponse | undefined>
type Fill = {
  tags: Set<string>
  /** Hands the answer to whoever waits for it; false where what it shows has changed since it was begun. */
  keep: (cached: CachedResponse) => boolean
}

/** Answers being made for the cache: concurrent misses share one, and none is kept that a change has overtaken. */
export function createFills() {
  const joinable = new Map<string, Made>()
  const running = new Set<{ dropped: Set<string>; isCleared: boolean }>()

  return {
    /** The answer under way that was begun after the last change, if there is one. */
    underWay: (key: string) => joinable.get(key)?.promise,

    drop(tags: string[]) {
      joinable.clear()
      for (const { dropped } of running) for (const tag of tags) dropped.add(tag)
    },

    clear() {
      joinable.clear()
      for (const fill of running) fill.isCleared = true
    },

    async run<Result>(key: string, work: (fill: Fill) => Promise<Result>) {
      const made: Made = Promise.withResolvers()
      const changes = { dropped: new Set<string>(), isCleared: false }
      const tags = new Set<string>()
      const keep = (cached: CachedResponse) => {
        made.resolve(cached)
        return !changes.isCleared && changes.dropped.isDisjointFrom(tags)
      }
      joinable.set(key, made)
      running.add(changes)
      try {
        return await collectTags(tags, () => work({ tags, keep }))
      } finally {
        made.resolve(undefined)
        running.delete(changes)
        if (joinable.get(key) === made) joinable.delete(key)
      }
    },
  }
}
