import { LRUCache } from "lru-cache"
import { type CachedResponse, sizeOf } from "./cached-response.ts"

const maxBytes = 32_000_000
const maxEntries = 2_000
const maxAgeMs = 60_000

export function createEntries() {
  const keysByTag = new Map<string, Set<string>>()
  const responses = new LRUCache<string, CachedResponse>({
    max: maxEntries,
    maxSize: maxBytes,
    sizeCalculation: sizeOf,
    ttl: maxAgeMs,
    ttlResolution: 1_000,
    dispose: ({ tags }, key) => forgetKey(tags, key),
  })

  return {
    get: (key: string) => responses.get(key),

    set(key: string, response: CachedResponse) {
      responses.set(key, response)
      for (const tag of response.tags) keysOf(tag).add(key)
    },

    drop(tags: string[]) {
      for (const tag of tags) for (const key of keysByTag.get(tag) ?? []) responses.delete(key)
    },

    clear: () => responses.clear(),
  }

  function keysOf(tag: string) {
    const known = keysByTag.get(tag)
    if (known) return known
    const keys = new Set<string>()
    keysByTag.set(tag, keys)
    return keys
  }

  function forgetKey(tags: Iterable<string>, key: string) {
    for (const tag of tags) {
      const keys = keysByTag.get(tag)
      keys?.delete(key)
      if (keys?.size === 0) keysByTag.delete(tag)
    }
  }
}
