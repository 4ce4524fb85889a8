import type { CachedResponse } from "./cached-response.ts"
import { collectTags } from "./tags.ts"

type Made = PromiseWithResolvers<CachedResponse | undefined>
type Fill = {
  tags: Set<string>
  /** Hands the response to the requests that wait for it; false if its content has changed since the fill began. */
  keep: (cached: CachedResponse) => boolean
}

/** Responses being made: concurrent misses share one, and none is kept that was outdated while it was made. */
export function createFills() {
  const joinable = new Map<string, Made>()
  const running = new Set<{ dropped: Set<string>; isCleared: boolean }>()

  return {
    /** The response in progress that was begun after the last change. */
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
