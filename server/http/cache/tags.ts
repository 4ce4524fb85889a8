import { AsyncLocalStorage } from "node:async_hooks"

/** What an answer shows, as the triggers of db/migrations/0022-cache-tags.ts name what has changed. */
export type Tag =
  | `product:${string}`
  /** Which products are in a category, and in which order. */
  | `category:${string}`
  /** Which products a seller has, and what became of them. */
  | `seller:${string}`
  | "advertised"
  | "products"

const collecting = new AsyncLocalStorage<Set<string>>()

/** Runs `work`, a page's calls of the API among it, and collects in `tags` what it says that it shows. */
export function collectTags<Result>(tags: Set<string>, work: () => Result) {
  return collecting.run(tags, work)
}

/** A cached answer is dropped once one of these has changed. */
export function tagAnswer(tags: Tag[]) {
  const collected = collecting.getStore()
  for (const tag of tags) collected?.add(tag)
}
