import { AsyncLocalStorage } from "node:async_hooks"

/** Content of a response, as the triggers of db/migrations/0022-cache-tags.ts name changes. */
export type Tag =
  | `product:${string}`
  /** The products of a category, and their order. */
  | `category:${string}`
  /** The products of a seller, and their state. */
  | `seller:${string}`
  | "advertised"
  | "products"

const collecting = new AsyncLocalStorage<Set<string>>()

/** Runs `work` and collects in `tags` what it and its API calls in process pass to {@link tagAnswer}. */
export function collectTags<Result>(tags: Set<string>, work: () => Result) {
  return collecting.run(tags, work)
}

/** Tags the current answer: the cache drops it once one of these has changed. */
export function tagAnswer(tags: Tag[]) {
  const collected = collecting.getStore()
  for (const tag of tags) collected?.add(tag)
}
